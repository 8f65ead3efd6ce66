import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ExampleTag, useOperator } from "~/web/page/operator";
import { TRUST_WORDS } from "~/words/estimate/describe-example";
import { writeIsoDate } from "~/words/plan/write-figures";

/** The operator, its income and the interest that this gives it. */
export function WhoWeAre() {
  const { name, licence, reviewedOn } = useOperator();
  return (
    <section aria-labelledby="who-we-are" className="border-b-2 border-line py-10 wide:py-16">
      <h2 id="who-we-are" className="heading-2">
        Who we are and how we are paid
      </h2>
      <dl className="mt-6 grid gap-6 text-small wide:grid-cols-2 broad:grid-cols-4">
        <Fact name="Who runs it">
          {`${name.text}, a licensed financial services provider.`}
          <span className="mt-1 flex flex-wrap items-center gap-x-2">
            <ExampleTag fact={{ isExample: name.isExample || licence.isExample }} />
            {` FSP ${licence.text}`}
          </span>
        </Fact>
        <Fact name="How we are paid">{TRUST_WORDS.paid}</Fact>
        <Fact name="How we work it out">
          {TRUST_WORDS.method}{" "}
          <Link to="/en/methodology" className="link">
            The method is published
          </Link>
          .
        </Fact>
        <Fact name="Kept up to date">
          {`Figures, tax and wording were last reviewed on ${writeIsoDate(reviewedOn.text)}.`}
          <span className="mt-1 block">
            <ExampleTag fact={reviewedOn} />
          </span>
        </Fact>
      </dl>
      <p className="mt-8 max-w-text border-l-4 border-bark pl-4">
        <strong>Our conflict of interest:</strong> {TRUST_WORDS.conflict}
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold text-bark">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
