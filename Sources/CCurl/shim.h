#include <curl/curl.h>

/* Swift cannot call functions of variable arguments. */
static inline CURLcode roundel_setopt_long(CURL *curl, CURLoption option, long value) {
    return curl_easy_setopt(curl, option, value);
}
static inline CURLcode roundel_setopt_pointer(CURL *curl, CURLoption option, void *value) {
    return curl_easy_setopt(curl, option, value);
}
static inline CURLcode roundel_setopt_text(CURL *curl, CURLoption option, const char *value) {
    return curl_easy_setopt(curl, option, value);
}
static inline CURLcode roundel_setopt_write(CURL *curl, CURLoption option, curl_write_callback function) {
    return curl_easy_setopt(curl, option, function);
}
static inline CURLcode roundel_setopt_opensocket(CURL *curl, curl_opensocket_callback function) {
    return curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, function);
}
static inline CURLcode roundel_getinfo_long(CURL *curl, CURLINFO info, long *value) {
    return curl_easy_getinfo(curl, info, value);
}
static inline CURLcode roundel_getinfo_offset(CURL *curl, CURLINFO info, curl_off_t *value) {
    return curl_easy_getinfo(curl, info, value);
}
static inline CURLcode roundel_getinfo_text(CURL *curl, CURLINFO info, char **value) {
    return curl_easy_getinfo(curl, info, value);
}
static inline CURLMcode roundel_multi_setopt_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}
