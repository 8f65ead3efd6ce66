import { SeedMark } from "~/ui/seed";
import { STEP_FORM } from "../../walk-through/step-actions";
import type { TabStanding } from "./tab-view";

const RULES = { current: "wide:border-bark", done: "wide:border-leaf", todo: "wide:border-control" };

/** The tabs with what each adds. They are buttons, which post what was typed. */
export function TabList({ tabs }: { tabs: TabStanding["tabs"] }) {
  return (
    <nav aria-label="Ways to raise the income" className="my-6 wide:my-8">
      <ol className="grid gap-x-6 wide:auto-cols-fr wide:grid-flow-col">
        {tabs.map(({ tab, name, state, words }, index) => (
          <li
            key={tab}
            aria-current={state === "current" ? "step" : undefined}
            className={`flex min-w-0 items-start gap-3 border-b border-line py-3 tight:block wide:border-b-0 wide:border-t-4 ${RULES[state]}`}
          >
            <SeedMark number={index + 1} state={state} />
            <div className="min-w-0 text-small">
              {state === "current" ? (
                <p className="flex min-h-touch items-center font-bold text-bark">{name}</p>
              ) : (
                <>
                  <button
                    type="submit"
                    form={STEP_FORM}
                    name="intent"
                    value={`go-${tab}`}
                    className="link text-left font-bold print:hidden"
                  >
                    {name}
                  </button>
                  <p className="hidden font-bold print:block">{name}</p>
                </>
              )}
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </nav>
  );
}
