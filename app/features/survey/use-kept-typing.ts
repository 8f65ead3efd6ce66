import { useBlocker } from "@remix-run/react";
import type { Blocker } from "@remix-run/react";
import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * The browser's own Back and Forward lead from step to step without leaving the page, and so without its warning: what was
 * typed is posted first, as the Back button posts it. Where that fails, the button is pressed instead and says why.
 */
export function useKeptTyping(form: string, hasTyped: RefObject<boolean>): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP" && hasTyped.current === true);
  useEffect(() => {
    if (blocker.state === "blocked") void postTyping(form, blocker);
  }, [form, blocker]);
}

async function postTyping(id: string, blocker: Blocker & { state: "blocked" }) {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return blocker.proceed();
  const body = new FormData(form);
  body.set("intent", "back");
  const isKept = await fetch(form.action, { method: "POST", body, redirect: "manual" }).then(
    ({ type }) => type === "opaqueredirect",
    () => false,
  );
  if (isKept) return blocker.proceed();
  blocker.reset();
  form.querySelector<HTMLButtonElement>('button[value="back"]')?.click();
}
