import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

let status = CommandLineInterface.run()
Host.endChildren()
exit(status)
