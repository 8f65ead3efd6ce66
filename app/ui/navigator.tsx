import { useEffect, useState } from "react";
import type { MouseEvent } from "react";
import { DefaultSubmit } from "./form";
import { ChevronIcon } from "./icons";
import { SeedMark } from "./seed";
import type { SeedState } from "./seed";

export type NavigatorStep = { number: number; name: string; state: SeedState };

const STEPS_A_PAGE = 4;
const WORDS: Record<SeedState, string> = { done: "Done", current: "You are here", todo: "To do" };

type NavigatorProps = {
  steps: readonly NavigatorStep[];
  /** The form that a press on a step posts, with `intent=go-N`, so that nothing typed is lost. */
  form: string;
};

/**
 * The steps, four a page. Its pages are turned by links to their own ids (`:target`), which asks the server nothing and needs
 * no script. Scripts, where there are any, turn them by state: a new fragment is a navigation to the router, which would
 * forget the mistakes on the page.
 */
export function Navigator(props: NavigatorProps) {
  const current = props.steps.find(({ state }) => state === "current")?.number ?? 1;
  return <NavigatorPages key={current} {...props} current={current} />;
}

function NavigatorPages({ steps, form, current }: NavigatorProps & { current: number }) {
  const [turnedTo, setTurnedTo] = useState<number>();
  const pages: NavigatorStep[][] = [];
  for (let at = 0; at < steps.length; at += STEPS_A_PAGE) pages.push(steps.slice(at, at + STEPS_A_PAGE));
  const pageId = (index: number) => `steps-${current}-${index + 1}`;
  // The link that turned the page is hidden with its page, and the focus with it.
  useEffect(() => {
    if (turnedTo === undefined) return;
    document.querySelector<HTMLElement>(".navigator-page[data-shown] :is(a, button)")?.focus();
  }, [turnedTo]);
  return (
    <nav aria-label="Steps" className="navigator frame">
      <DefaultSubmit form={form} />
      {pages.map((page, index) => (
        <div
          key={pageId(index)}
          id={pageId(index)}
          className="navigator-page items-center gap-2 py-2"
          data-shown={
            (turnedTo === undefined ? page.some(({ number }) => number === current) : index === turnedTo) ||
            undefined
          }
        >
          {index > 0 && (
            <Turn to={pageId(index - 1)} onTurn={() => setTurnedTo(index - 1)} words="Earlier steps" isBack />
          )}
          <ol className="grid min-w-0 flex-1 grid-cols-4 gap-2">
            {page.map((step) => (
              <li key={step.number} className="min-w-0">
                <NavigatorItem step={step} form={form} />
              </li>
            ))}
          </ol>
          {index < pages.length - 1 && (
            <Turn to={pageId(index + 1)} onTurn={() => setTurnedTo(index + 1)} words="Later steps" />
          )}
        </div>
      ))}
    </nav>
  );
}

type TurnProps = { to: string; onTurn: () => void; words: string; isBack?: boolean };

function Turn({ to, onTurn, words, isBack = false }: TurnProps) {
  const turn = (event: MouseEvent) => {
    event.preventDefault();
    onTurn();
  };
  return (
    <a
      href={`#${to}`}
      onClick={turn}
      className="flex min-h-touch min-w-[2.75rem] items-center justify-center"
    >
      <ChevronIcon className={`h-6 w-6 ${isBack ? "rotate-180" : ""}`} />
      <span className="sr-only">{words}</span>
    </a>
  );
}

function NavigatorItem({ step, form }: { step: NavigatorStep; form: string }) {
  const { number, name, state } = step;
  const content = (
    <>
      <SeedMark number={number} state={state} />
      <span className="sr-only min-w-0 text-left text-small wide:not-sr-only">
        <span className={`block font-bold ${state === "current" ? "text-bark" : "text-ink"}`}>
          <span className="sr-only">Step {number}: </span>
          {name}
        </span>
        <span className="block text-soft">{WORDS[state]}</span>
      </span>
    </>
  );
  const className = "flex min-h-touch w-full items-center justify-center gap-3 wide:justify-start";
  if (state === "current") {
    return (
      <span aria-current="step" className={className}>
        {content}
      </span>
    );
  }
  return (
    <button type="submit" name="intent" value={`go-${number}`} form={form} className={className}>
      {content}
    </button>
  );
}
