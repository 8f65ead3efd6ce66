/**
 * A page that came back to be mended: its summary (`autofocus`) takes the focus, and the first mistake comes into sight with
 * room above it, as the style sheet says. Whoever comes by a link to a place on the page is left there.
 */
export function showMistakes(): void {
  const summary = document.querySelector<HTMLElement>("[autofocus]");
  if (!summary || location.hash) return;
  summary.focus({ preventScroll: true });
  const link = summary.querySelector<HTMLAnchorElement>("a[href^='#']");
  const mistaken = link && document.getElementById(link.hash.slice(1));
  mistaken?.closest("[data-field]")?.scrollIntoView();
}
