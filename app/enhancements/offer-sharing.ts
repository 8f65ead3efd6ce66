/** Shows the buttons that share a field's address (`data-shares` is the field's id) where the device can share. */
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
  // Closing the list of apps rejects the promise as well.
  navigator.share({ url: field.value }).catch(() => undefined);
}
