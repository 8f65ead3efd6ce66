import { formatRand } from "~/base/money";
import type { FeePreview } from "~/contract/fees/client-fees";
import { Form, SubmitButton } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import { FormPage } from "~/web/layout/form-page";
import { Table } from "~/ui/table";
import { higherFeesForm } from "./fee-form";
import { FeePreviewPanel } from "./fee-preview";
import { findDifference } from "./fee-words";

export type HigherFeesView = {
  operation: string;
  proposal?: { at: string; by: string; changes: { name: string; was: string; is: string }[] };
  preview?: FeePreview;
  answered?: "kept" | "declined";
};

const ANSWERED = {
  kept: "You said yes. We work out your newest plan again; your other plans keep their fees.",
  declined: "You said no. Your fees stay as they are.",
} as const;

function describeIncome(preview: FeePreview): string {
  const difference = findDifference(preview);
  if (difference === 0) return `Plan ${preview.id} pays the same`;
  return `Plan ${preview.id} pays ${formatRand(Math.abs(difference))} a month ${difference > 0 ? "more" : "less"}`;
}

/** Asks a client to accept or decline the higher fees that their planner proposes. */
export function HigherFeesPage({
  view: { proposal, preview, answered, operation },
}: {
  view: HigherFeesView;
}) {
  return (
    <FormPage>
      <BackLink to="/en/my-data">My data</BackLink>
      <h1 className="heading-1">
        {proposal ? "Your planner asks for higher fees" : "No fees wait for your answer"}
      </h1>
      {answered && (
        <p role="status" className="mt-4 font-bold">
          {ANSWERED[answered]}
        </p>
      )}
      {proposal && (
        <>
          <p className="mt-4 max-w-text">
            {proposal.by} asks for these fees. They count only if you say yes.
          </p>
          <div className="mt-6 max-w-text">
            <Table
              caption="Percent, with VAT"
              heads={["Fee", "Now", "Then"]}
              rows={proposal.changes.map(({ name, was, is }) => [name, was, is])}
            />
          </div>
          {preview && (
            <div className="mt-6 max-w-text">
              <FeePreviewPanel
                preview={preview}
                title={describeIncome(preview)}
                words={{ ifTheyStay: "If you stay", plannersFee: "Your planner’s fee of that" }}
              />
            </div>
          )}
          <Form
            id="higher-fees"
            schema={higherFeesForm}
            action="/en/my-data/fees"
            className="mt-8 flex flex-wrap gap-4"
          >
            <input type="hidden" name="processContextId" value={operation} />
            <input type="hidden" name="at" value={proposal.at} />
            <SubmitButton intent="yes" look="secondary">
              Yes, I agree
            </SubmitButton>
            <SubmitButton intent="no" look="secondary">
              No, keep my fees
            </SubmitButton>
          </Form>
        </>
      )}
    </FormPage>
  );
}
