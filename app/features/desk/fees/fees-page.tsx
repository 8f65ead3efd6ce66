import { Form, SavedNotice, SubmitButton } from "~/ui/form";
import { ChoiceLinks } from "~/ui/choice-links";
import { FormPage } from "~/web/layout/form-page";
import { writeClientPage } from "~/web/identity/client-addresses";
import { ClientBand } from "~/web/desk/client-band";
import { feeForm } from "./fee-form";
import { FeePreviewPanel } from "./fee-preview";
import { ProductFeesTable } from "./product-fees-table";
import { describeChange, describePlans, describeSaved, PART_NAMES, PRODUCT_NAMES } from "./fee-words";
import type { FeesAnswer, FeesDeskView } from "./fees-view";
import { TickIcon } from "~/ui/icons";

/** After a preview, its conclusion has the focus. */
const TAKES_FOCUS = { autoFocus: true, tabIndex: -1 };

/** Sets the fees of one fund: a client's, or a planner's own, with which new clients begin. */
export function FeesDeskPage({ view, answer = {} }: { view: FeesDeskView; answer?: FeesAnswer }) {
  const { typed = {}, preview } = answer;
  const { client } = view;
  const saved = answer.typed ? undefined : describeSaved(view);
  const all = view.products.flatMap(({ productId, fees }) => fees.map((fee) => ({ productId, ...fee })));
  const names = Object.fromEntries(
    all.map(({ productId, part, field }) => [field, `${PRODUCT_NAMES[productId]}: ${PART_NAMES[part]}`]),
  );
  return (
    <FormPage names={names} band={view.steps && <ClientBand steps={view.steps} />}>
      {saved && <SavedNotice>{saved}</SavedNotice>}
      {client && <p className="text-small font-bold text-soft">{client.line}</p>}
      <h1 {...(preview && TAKES_FOCUS)} className="font-serif text-h2 font-bold text-bark">
        {client ? describeChange(client.name, typed, preview) : "Your new clients begin with these fees"}
      </h1>
      <div className="gap-8 wide:flex wide:items-start">
        <div className="min-w-0 flex-1">
          <div className="mt-4">
            <ChoiceLinks label="Fund" links={view.funds} />
          </div>
          <Form
            id="fees"
            schema={feeForm}
            action={view.action}
            defaultValues={Object.fromEntries(all.map(({ field, value }) => [field, value]))}
            className="mt-4"
            isUnsaved={answer.typed !== undefined}
          >
            <input type="hidden" name="processContextId" value={view.operation} />
            <ProductFeesTable view={view} typed={typed} />
            <p className="mt-3 max-w-text text-small text-soft">
              “In all” is advice, fund company and automated advice ({view.automatedAdvice}% before VAT, set
              by Baobab). Managing the fund comes on top. Retirement annuity and tax-free investment enter no
              plan.
            </p>
            <div className="mt-6 flex flex-wrap items-center gap-4 border-t-2 border-bark pt-3">
              <a href={client ? writeClientPage(client.userId) : "/en/admin"} className="link mr-auto">
                {client ? `Back to ${client.name}` : "Back to your desk"}
              </a>
              <SubmitButton intent="preview" look="secondary">
                Work it out
              </SubmitButton>
              <SubmitButton intent="save">
                {client ? `Save ${client.name}’s fees` : "Save your fees"}
              </SubmitButton>
            </div>
          </Form>
        </div>
        <aside aria-label="What it does" className="mt-8 min-w-0 wide:mt-0 wide:w-[23rem] wide:flex-none">
          {client && preview && (
            <FeePreviewPanel
              preview={preview}
              title={`What it does for ${client.name}`}
              words={{ ifTheyStay: `If ${client.name} stays`, plannersFee: "Your fee of that" }}
            />
          )}
          <WhenItCounts view={view} />
        </aside>
      </div>
    </FormPage>
  );
}

function WhenItCounts({ view }: { view: FeesDeskView }) {
  const name = view.client?.name;
  const plans = describePlans(view);
  const lines = name
    ? [
        ...(view.isWaiting ? [`Higher fees wait for ${name}’s yes.`] : []),
        `A lower fee counts as soon as you save. A higher one waits for ${name}’s yes.`,
        ...(plans ? [plans] : [`${name} has no plan yet.`]),
      ]
    : ["These count for clients whom you add from now on.", "Your clients and their plans keep their fees."];
  return (
    <ul className="mt-6 space-y-3 text-small">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <TickIcon className="mt-1 h-5 w-5 shrink-0 text-leaf" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}
