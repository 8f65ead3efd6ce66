import { showAsDialog } from "./show-as-dialog";

/**
 * Opens the page of a link with `data-dialog` as a dialog over this one, whose address stays. Escape, Back and the
 * dialog's own links to this page close it; its forms and other links work as they do on a page of its own.
 */
export function openDialogs(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-dialog]"))
    link.addEventListener("click", (event) => {
      // The link opens in another tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open(link);
    });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href).catch(() => undefined);
  // Any other response, such as the end of a session, is shown as a page.
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
  // Leaves the dialog's history entry before the form is sent, or the next page would need one Back more.
  dialog.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    // Offline, the form stays in the dialog.
    if (isBack || !navigator.onLine || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // A second press, before the first form is sent.
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
