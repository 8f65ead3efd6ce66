import { Link } from "@remix-run/react";
import { BoldText } from "~/ui/bold-text";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Tag } from "~/ui/tag";
import { useOperator } from "~/web/page/operator";
import { describeExample } from "~/words/plan/describe-example";

/** The worked example as a plan in miniature: what a visitor gets. */
export function Miniature() {
  const { plusProvider } = useOperator();
  const { who, income, outlook, dots, chance } = describeExample(plusProvider !== undefined);
  return (
    <section
      aria-label="An example of a plan"
      className="rounded-leaf border-2 border-bark bg-white p-4 wide:w-[19rem] wide:shrink-0"
    >
      <p className="flex flex-wrap items-center gap-x-3 text-small text-soft">
        <Tag>Example</Tag> {who}
      </p>
      <p className="mt-1">
        <span className="text-amount-l font-bold text-bark">{income}</span> a month
      </p>
      <p className="text-small">{outlook}</p>
      <LikelihoodDots filled={dots} className="my-2" />
      <p className="text-small">
        <BoldText text={chance} />
      </p>
      <p className="mt-1 text-small">
        <Link to="/en/methodology/a-worked-example" className="link">
          See how we worked it out
        </Link>
      </p>
    </section>
  );
}
