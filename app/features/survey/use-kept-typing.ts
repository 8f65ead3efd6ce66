import { useBlocker } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { MutableRefObject } from "react";

type Blocked = Extract<ReturnType<typeof useBlocker>, { state: "blocked" }>;

/**
 * The browser's own Back and Forward lead from step to step without leaving the page, and so without its warning: what was
 * typed is posted first, as the Back button posts it. Where that fails, the button is pressed instead and says why.
 */
export function useKeptTyping(form: string, hasTyped: MutableRefObject<boolean>): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP" && hasTyped.current);
  const isPosting = useRef(false);
  const blocked = useRef<Blocked>();
  useEffect(() => {
    blocked.current = blocker.state === "blocked" ? blocker : undefined;
    return () => (blocked.current = undefined);
  }, [blocker]);
  useEffect(() => {
    // Whoever presses Back again meanwhile is told here once more; what was kept needs no second post.
    if (blocker.state !== "blocked" || isPosting.current || !hasTyped.current) return;
    isPosting.current = true;
    void postTyping(form).then((isKept) => {
      isPosting.current = false;
      hasTyped.current = !isKept;
      // A Next that was still under way may have led on, and then nobody waits here any more.
      if (isKept || !blocked.current) return blocked.current?.proceed();
      blocked.current.reset();
      document.querySelector<HTMLButtonElement>(`#${form} button[value="back"]`)?.click();
    });
  }, [form, hasTyped, blocker]);
}

/** Whether the answers were taken: that leads on, and where to does not matter here. */
async function postTyping(id: string): Promise<boolean> {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return false;
  const body = new FormData(form);
  body.set("intent", "back");
  return fetch(form.action, { method: "POST", body, redirect: "manual" }).then(
    ({ type }) => type === "opaqueredirect",
    () => false,
  );
}
