import { Paragraphs } from "~/ui/bold-text";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { CostsView } from "~/words/costs/describe-costs";
import { Fold, Part } from "~/ui/layout/part";
import { TextLink } from "~/ui/text-link";

/** The plan's costs in short; the page of its fees has every part. */
export function CostsSection({ costs }: { costs: CostsView }) {
  const writeAddress = usePlanAddress();
  return (
    <Part
      id="costs"
      title={costs.heading}
      lead={costs.lead}
      folds={
        <Fold title="Each cost, and the usual fees">
          <div className="notes space-y-2">
            <Paragraphs texts={costs.details} />
          </div>
          <p className="print:hidden">
            <TextLink to={writeAddress("/en/recommended-plan/fees")}>See what each part costs</TextLink>
          </p>
        </Fold>
      }
    />
  );
}
