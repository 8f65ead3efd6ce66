/** Cancels the reload that a page's Refresh header asks for: the header is for browsers without scripts. */
export function cancelRefresh(): void {
  if (document.readyState === "complete") window.stop();
  else window.addEventListener("load", () => window.stop());
}
