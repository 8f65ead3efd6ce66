/** What this machine is called by itself: also read by the script that starts the site. */

const NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Tells whether a host's name means this machine and no other.
 * @param {string} hostname as `URL` writes it
 */
export function isLoopbackName(hostname) {
  return NAMES.includes(hostname);
}

/**
 * The address to listen on. When none is given, a site that people on this machine alone can name is served to
 * them alone.
 * @param {string | undefined} publicUrl
 * @param {string | undefined} [given]
 * @returns {string | undefined} undefined for all addresses
 */
export function chooseHost(publicUrl, given) {
  if (given !== undefined) return given;
  if (publicUrl !== undefined && !URL.canParse(publicUrl)) return undefined;
  const { hostname } = new URL(publicUrl ?? "http://localhost");
  if (!isLoopbackName(hostname)) return undefined;
  return hostname === "[::1]" ? "::1" : "127.0.0.1";
}
