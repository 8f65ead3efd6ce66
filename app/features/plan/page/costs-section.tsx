import { Paragraphs } from "~/ui/bold-text";
import { Section } from "~/ui/layout/section";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { CostsView } from "~/words/costs/describe-costs";

/** What the plan costs, in short; the page of its fees has every part. */
export function CostsSection({ costs }: { costs: CostsView }) {
  const writeAddress = usePlanAddress();
  return (
    <Section id="costs" title={costs.heading}>
      <div className="notes space-y-4 print:space-y-1">
        <Paragraphs texts={costs.paragraphs} />
      </div>
      <p className="print:hidden">
        <a href={writeAddress("/en/recommended-plan/fees")} className="link">
          See what each part costs
        </a>
      </p>
    </Section>
  );
}
