/** Prefix of share links. The address alone grants access, so no other address and no log may contain it. */
const SHARED_PLANS = "/en/shared/";

/**
 * Whether an address is secret, also percent-encoded or in capitals: routes match it decoded and ignore
 * case.
 */
export function isSecretAddress(url: string): boolean {
  try {
    const { pathname } = new URL(url, "http://own");
    return decodeURI(pathname).toLowerCase().startsWith(SHARED_PLANS);
  } catch {
    // A malformed address leads to no page.
    return false;
  }
}
