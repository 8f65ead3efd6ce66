import { Link } from "@remix-run/react";
import type { SmallPrintView } from "~/words/plan/describe-small-print";
import { Fold, Part } from "~/ui/layout/part";

type SmallPrintProps = {
  smallPrint: SmallPrintView;
  /** Written out on paper, where a link cannot be followed. */
  methodAddress: string;
};

/** The sources of the figures; the record of advice has all that is needed to work them out again. */
export function SmallPrint({ smallPrint, methodAddress }: SmallPrintProps) {
  return (
    <Part
      id="about"
      isLine
      title="These are careful estimates, not a promise"
      lead={[smallPrint.source]}
      folds={
        <Fold title="Tax, and how we work it out">
          <p className="notes">
            {smallPrint.taxNotes.join(" ")}{" "}
            <Link to="/en/methodology" className="print-address" data-address={methodAddress}>
              How we work it out
            </Link>
          </p>
        </Fold>
      }
    />
  );
}
