import { Comparison } from "~/ui/comparison";
import { Form, SubmitButton } from "~/ui/form";
import { usePlanAddress } from "~/ui/use-plan-address";
import type { ComparisonView } from "~/words/compare-plans";

/** Where the explanation of a plan begins, and where its income is decided. */
export type WalkThroughLinks = { explanation: string; decision: string };

type Props = {
  comparison: ComparisonView;
  /** Absent where an earlier version worked the plan out, which then stays as it is. */
  links?: WalkThroughLinks;
};

/** Says of an amended plan what it changes in the recommendation, and leads back there. */
export function AmendedSection({ comparison, links }: Props) {
  const writeAddress = usePlanAddress();
  return (
    <section
      aria-labelledby="amended"
      className="section mt-10 border-t-2 border-bark pt-6 wide:mt-16 wide:pt-8"
    >
      <h2 id="amended" className="heading-2">
        Your amended plan beside our recommendation
      </h2>
      <p className="mt-3 max-w-text">
        Everything on this page follows your changes. Our recommendation is kept, and you can go back to it.
      </p>
      <div className="mt-6">
        <Comparison {...comparison} />
      </div>
      {links && (
        <Form
          id="recommended-plan"
          action={writeAddress("/en/recommended-plan")}
          className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden"
        >
          <SubmitButton intent="recommended" look="secondary">
            Go back to the recommended plan
          </SubmitButton>
          <a href={links.decision} className="link">
            Change the income again
          </a>
          <a href={links.explanation} className="link">
            See the explanation again
          </a>
          <p className="basis-full max-w-text text-small text-soft">
            Going back gives up your changes. You can make them again.
          </p>
        </Form>
      )}
    </section>
  );
}
