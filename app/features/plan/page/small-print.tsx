import { Link } from "@remix-run/react";
import { Disclosure } from "~/ui/disclosure";
import { Section } from "~/ui/layout/section";
import { Rows } from "~/ui/rows";
import type { SmallPrintView } from "~/words/plan/describe-small-print";

type SmallPrintProps = {
  smallPrint: SmallPrintView;
  /** Written out on paper, where a link cannot be followed. */
  methodAddress: string;
};

/** Where the figures come from, and for advisers what is needed to work them out again. */
export function SmallPrint({ smallPrint, methodAddress }: SmallPrintProps) {
  return (
    <Section
      id="about"
      title="How these figures were made"
      aside={
        <Disclosure summary="For advisers" className="print:hidden">
          <Rows size="small" rows={smallPrint.facts} />
        </Disclosure>
      }
    >
      <p className="notes max-w-text">
        {smallPrint.origin}{" "}
        <Link to="/en/methodology" className="print-address" data-address={methodAddress}>
          How we work it out
        </Link>
      </p>
      <p className="notes max-w-text">{smallPrint.taxNotes.join(" ")}</p>
    </Section>
  );
}
