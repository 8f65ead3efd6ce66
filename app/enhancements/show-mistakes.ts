/**
 * On a page that returned for correction, the summary (`autofocus`) takes the focus and the first mistake scrolls
 * into view, with the space above it that the style sheet sets. A visitor who followed a link to a place on the page
 * stays there.
 */
export function showMistakes(): void {
  const summary = document.querySelector<HTMLElement>("[autofocus]");
  if (!summary || location.hash) return;
  summary.focus({ preventScroll: true });
  const link = summary.querySelector<HTMLAnchorElement>("a[href^='#']");
  const mistaken = link && document.getElementById(link.hash.slice(1));
  mistaken?.closest("[data-field]")?.scrollIntoView();
}
