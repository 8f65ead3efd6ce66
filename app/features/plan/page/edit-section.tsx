import { Section } from "~/ui/layout/section";
import { usePlanAddress } from "~/web/plan/use-plan-address";

/** A page that edits a part of the plan. */
export type EditLink = { name: string; to: string; isWide: boolean };

/** Leads to the pages that edit the plan; with scripts each opens as a dialog. Paper has nothing to press. */
export function EditSection({ edits }: { edits: readonly EditLink[] }) {
  const writeAddress = usePlanAddress();
  return (
    <div className="print:hidden">
      <Section id="edit" title="Change a part of this plan">
        <p className="max-w-text">
          Each part opens by itself. You then see your plan beside our recommendation, and can go back to
          ours.
        </p>
        <ul>
          {edits.map(({ name, to, isWide }) => (
            <li key={to}>
              <a href={to} className="link" data-dialog={isWide ? "wide" : ""}>
                {name}
              </a>
            </li>
          ))}
          <li>
            <a href={writeAddress("/en/check-answers")} className="link" data-dialog="wide">
              Your answers
            </a>
          </li>
        </ul>
      </Section>
    </div>
  );
}
