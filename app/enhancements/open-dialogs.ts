import { showAsDialog } from "./show-as-dialog";

/**
 * Opens the page of a link with `data-dialog` as a dialog over this one, whose address stays. Escape, Back and the
 * dialog's own links to this page close it; its forms and other links lead on as they do on a page of its own.
 */
export function openDialogs(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-dialog]"))
    link.addEventListener("click", (event) => {
      // Asked for in another tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open(link);
    });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href).catch(() => undefined);
  // Anything else, such as a session that has ended, is shown as a page.
  if (!answer?.ok || answer.redirected) return location.assign(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // A second press.
  if (document.querySelector("dialog")) return;
  const dialog = showAsDialog(page, `page-dialog ${link.dataset.dialog}`);
  history.pushState(null, "");
  const close = () => dialog.close();
  let isBack = false;
  let goOn = close;
  window.addEventListener(
    "popstate",
    () => {
      isBack = true;
      goOn();
    },
    { once: true },
  );
  dialog.addEventListener("close", () => {
    if (!isBack) history.back();
  });
  // The dialog's place in the history is left before the form is sent, or the next page would need one Back more.
  dialog.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    // What cannot be sent now is kept in the dialog.
    if (isBack || !navigator.onLine || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // A second press, before the first has left.
    if (goOn !== close) return;
    goOn = () => form.requestSubmit(submitter);
    history.back();
  });
  dialog.addEventListener("click", (event) => {
    const followed = event.target instanceof Element && event.target.closest("a");
    if (!followed || followed.pathname !== location.pathname) return;
    event.preventDefault();
    close();
  });
}
