/** Begins the addresses of shared plans. Whoever has one may read the plan, so no other address and no log may hold it. */
const SHARED_PLANS = "/en/shared/";

/** Whether an address is a secret, however it is written: pages are found by its decoded letters, large or small. */
export function isSecretAddress(url: string): boolean {
  try {
    const { pathname } = new URL(url, "http://own");
    return decodeURI(pathname).toLowerCase().startsWith(SHARED_PLANS);
  } catch {
    // Such an address leads to no page.
    return false;
  }
}
