import { DefaultSubmit } from "../form";
import { ChevronIcon } from "../icons";
import type { SeedState } from "../seed";
import { CurrentStep, StepName } from "../step-name";

type NavigatorStep = { number: number; name: string; state: SeedState };

const STEPS_A_PAGE = 4;

type NavigatorProps = {
  steps: readonly NavigatorStep[];
  /** The form that a step's button posts, with `intent=go-N`, so that nothing typed is lost. */
  form: string;
};

/**
 * The steps, four per page. Links to the pages' own ids (`:target`) turn them without a request or a script;
 * a page can take the focus, because the link that turned to it is hidden with its own page.
 */
export function Navigator({ steps, form }: NavigatorProps) {
  const pages: NavigatorStep[][] = [];
  for (let at = 0; at < steps.length; at += STEPS_A_PAGE) pages.push(steps.slice(at, at + STEPS_A_PAGE));
  const current = steps.find(({ state }) => state === "current");
  return (
    <nav aria-label="Steps" className="navigator frame">
      <DefaultSubmit form={form} />
      {pages.map((page, index) => (
        <div
          key={index}
          id={pageId(index)}
          tabIndex={-1}
          className="navigator-page items-center gap-[8px] py-2"
          data-shown={page.some(({ state }) => state === "current") || undefined}
        >
          {index > 0 && <Turn to={index - 1} words="Earlier steps" isBack />}
          <ol>
            {page.map((step) => (
              <li key={step.number} className="min-w-0">
                <NavigatorItem step={step} form={form} />
              </li>
            ))}
          </ol>
          {index < pages.length - 1 && <Turn to={index + 1} words="Later steps" />}
        </div>
      ))}
      {current && <CurrentStep number={current.number} last={steps.at(-1)!.number} name={current.name} />}
    </nav>
  );
}

function pageId(index: number): string {
  return `steps-${index + 1}`;
}

type TurnProps = { to: number; words: string; isBack?: boolean };

function Turn({ to, words, isBack = false }: TurnProps) {
  return (
    <a href={`#${pageId(to)}`} className="flex min-h-touch min-w-[44px] items-center justify-center">
      <ChevronIcon className={`h-6 w-6 ${isBack ? "rotate-180" : ""}`} />
      <span className="sr-only">{words}</span>
    </a>
  );
}

function NavigatorItem({ step, form }: { step: NavigatorStep; form: string }) {
  const { number, state } = step;
  const content = <StepName {...step} />;
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
