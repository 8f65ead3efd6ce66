import { Link } from "@remix-run/react";
import { BoldText } from "~/ui/bold-text";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Tag } from "~/ui/tag";
import { useOperator } from "~/web/page/operator";
import { TextAmounts } from "~/web/plan/text-amounts";
import { describeExample } from "~/words/estimate/describe-example";

/** An example of an estimate: one person's savings, with both ways at the same size. */
export function Example() {
  const { plusProvider } = useOperator();
  const { heading, who, tax, ways, address } = describeExample(plusProvider !== undefined);
  return (
    <section
      aria-labelledby="example"
      className="gap-6 space-y-8 border-b-2 border-line py-10 wide:grid wide:grid-cols-2 broad:grid-cols-3 wide:space-y-0 wide:py-16"
    >
      <div className="space-y-3 wide:col-span-2 broad:col-span-1">
        <Tag>Example</Tag>
        <h2 id="example" className="heading-2">
          <TextAmounts text={heading} />
        </h2>
        <p>{who}</p>
        <p className="flex flex-wrap gap-2">
          <Tag>today’s rand</Tag> <Tag>before tax</Tag>
        </p>
        {tax && <p className="text-small">{tax}</p>}
        <Link to={address} className="link">
          See this example in full
        </Link>
      </div>
      {ways.map(({ title, madeOf, income, dots, outlook }) => (
        <div key={title} className="border-t-2 border-bark pt-3">
          <h3 className="heading-3">{title}</h3>
          <p className="text-small text-soft">{madeOf}</p>
          <p className="mt-2">
            <strong className="text-amount-l text-bark">{income}</strong> a month
          </p>
          <LikelihoodDots filled={dots} className="my-2" />
          <p className="text-small">
            <BoldText text={outlook} />
          </p>
        </div>
      ))}
    </section>
  );
}
