/** Changes whenever a formula does; plans are computed again with the same major version. */
export const ENGINE_VERSION = "1.1.0";
