import { Link } from "@remix-run/react";
import { Rows } from "~/ui/rows";
import type { SmallPrintView } from "~/words/describe-small-print";

type SmallPrintProps = {
  smallPrint: SmallPrintView;
  /** Written out on paper, where a link cannot be followed. */
  methodAddress: string;
};

/** Where the figures come from, and what is needed to work them out again. */
export function SmallPrint({ smallPrint, methodAddress }: SmallPrintProps) {
  return (
    <section
      aria-labelledby="about"
      className="section mt-10 border-t-2 border-bark pt-6 wide:mt-16 wide:pt-8"
    >
      <h2 id="about" className="sr-only">
        About these figures
      </h2>
      <div className="gap-6 space-y-6 wide:grid wide:grid-cols-12 wide:space-y-0">
        <div className="max-w-text space-y-4 wide:col-span-7">
          <p>
            {smallPrint.origin} {smallPrint.chance}{" "}
            <Link to="/en/methodology" className="print-address" data-address={methodAddress}>
              How we work it out
            </Link>
          </p>
          <p>{smallPrint.taxNotes.join(" ")}</p>
        </div>
        <div className="text-soft wide:col-span-5 wide:col-start-8">
          <Rows size="small" rows={smallPrint.facts} />
        </div>
      </div>
    </section>
  );
}
