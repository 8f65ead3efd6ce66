/** Shows the buttons that hand a field's address (in `data-shares`, the field's id) to the apps of a phone, where it can do so. */
export function offerSharing(): void {
  if (!("share" in navigator)) return;
  for (const offer of document.querySelectorAll<HTMLElement>("[data-shares]")) {
    offer.hidden = false;
    offer.querySelector("button")?.addEventListener("click", () => share(offer));
  }
}

function share(offer: HTMLElement): void {
  const field = document.getElementById(offer.dataset.shares ?? "");
  if (!(field instanceof HTMLTextAreaElement)) return;
  // Refused is what a browser calls it, too, when somebody closes the list of apps again.
  navigator.share({ url: field.value }).catch(() => undefined);
}
