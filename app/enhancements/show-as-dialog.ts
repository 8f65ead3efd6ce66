/** Shows the main part of a page as a modal dialog over this one, labelled by its heading, until it is closed. */
export function showAsDialog(page: Document, className: string): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = className;
  dialog.append(...(page.querySelector("main")?.childNodes ?? []));
  dialog.setAttribute("aria-label", dialog.querySelector("h1")?.textContent ?? "");
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  // For scripts that enhance its content.
  dialog.dispatchEvent(new Event("shown", { bubbles: true }));
  return dialog;
}
