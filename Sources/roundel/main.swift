import Host

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

exit(CommandLineInterface.run())
