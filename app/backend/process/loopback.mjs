/** Names of this machine. The script that starts the site reads them too. */

const NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * True if a host name means this machine.
 * @param {string} hostname as `URL` writes it
 */
export function isLoopbackName(hostname) {
  return NAMES.includes(hostname);
}

/**
 * Returns the address to listen on. Without a given one, a site with a local name listens on the loopback
 * address only.
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
