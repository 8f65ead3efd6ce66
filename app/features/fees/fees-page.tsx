import type { FeePreview } from "~/contract/client-fees";
import { ErrorSummary, Form, FormNotice, NamedMistakes, SubmitButton, TextField } from "~/ui/form";
import { Page } from "~/ui/layout/page";
import { FeePreviewPanel } from "./fee-preview";
import { PART_NAMES, PRODUCT_NAMES } from "./fee-words";
import type { FeesDeskView } from "./fees-view";

const listPlans = (plans: readonly number[]) =>
  plans.length === 1 ? `Plan ${plans[0]} keeps its fees.` : `Plans ${plans.join(", ")} keep their fees.`;

function describeSaved({ saved, newestPlan, keptPlans }: FeesDeskView): string | undefined {
  if (saved === "template") return "Saved. Your new clients begin with these fees. No plan changes.";
  if (saved === "waiting")
    return "Sent. Higher fees count once your client says yes. No plan changes before.";
  if (!saved) return undefined;
  return [
    "Saved.",
    ...(newestPlan === undefined ? [] : [`Plan ${newestPlan} is worked out again.`]),
    ...(keptPlans.length > 0 ? [listPlans(keptPlans)] : []),
  ].join(" ");
}

/** What the page answers when it did not save: why not, or what saving would change. */
export type FeesAnswer = {
  notice?: string;
  mistakes?: { field: string; message: string }[];
  preview?: FeePreview;
};

/** Sets the fees of one fund, a client's or those with which new clients begin. */
export function FeesDeskPage({ view, refusal = {} }: { view: FeesDeskView; refusal?: FeesAnswer }) {
  const { notice, mistakes = [], preview } = refusal;
  const isAnswered = mistakes.length > 0 || notice !== undefined || preview !== undefined;
  const saved = isAnswered ? undefined : describeSaved(view);
  const names = Object.fromEntries(
    view.products.flatMap(({ productId, fees }) =>
      fees.map(({ part, field }) => [field, `${PRODUCT_NAMES[productId]}: ${PART_NAMES[part]}`]),
    ),
  );
  const values = Object.fromEntries(
    view.products.flatMap(({ fees }) => fees.map(({ field, value }) => [field, value])),
  );
  return (
    <Page>
      {notice && <FormNotice>{notice}</FormNotice>}
      <NamedMistakes.Provider value={mistakes}>
        <ErrorSummary names={names} />
        {saved && (
          <p role="status" className="mb-6 rounded-leaf bg-tint-leaf p-4 font-bold">
            {saved}
          </p>
        )}
        {view.client && <p className="text-small font-bold text-soft">Client {view.client}</p>}
        <h1 className="font-serif text-h2 font-bold text-bark">
          {view.client ? "What your client pays for advice" : "Your new clients begin with these fees"}
        </h1>
        {view.isWaiting && <p className="mt-2">Higher fees wait for your client&rsquo;s yes.</p>}
        <nav aria-label="Fund" className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          {view.funds.map(({ name, to, isShown }) => (
            <a key={to} href={to} className="link" aria-current={isShown ? "page" : undefined}>
              {isShown ? <strong>{name}</strong> : name}
            </a>
          ))}
        </nav>
        {preview && <FeePreviewPanel preview={preview} />}
        <Form
          id="fees"
          action={view.action}
          defaultValues={values}
          className="mt-6 space-y-6"
          isUnsaved={preview !== undefined}
        >
          <p className="text-small text-soft">Percent of what is in the fund. Type each fee before VAT.</p>
          {view.products.map((product) => (
            <ProductFields key={product.productId} {...product} />
          ))}
          <p className="text-small text-soft">
            Retirement annuity and tax-free investment enter no plan. Automated advice is set by Baobab.
          </p>
          <div className="flex flex-wrap gap-4 border-t-2 border-bark pt-4">
            {view.newestPlan !== undefined && (
              <SubmitButton intent="preview" look="secondary">
                See what this changes
              </SubmitButton>
            )}
            <SubmitButton intent="save">Save</SubmitButton>
          </div>
        </Form>
      </NamedMistakes.Provider>
    </Page>
  );
}

function ProductFields({ productId, allCosts, fees }: FeesDeskView["products"][number]) {
  return (
    <fieldset className="border-b border-line pb-6">
      <legend className="font-bold">{PRODUCT_NAMES[productId]}</legend>
      <div className="mt-2 grid gap-4 wide:grid-cols-4">
        {fees.map(({ part, field, value, withVat, most }) => (
          <TextField
            key={`${field} ${value}`}
            name={field}
            label={PART_NAMES[part]}
            hint={`At most ${most}. Saved: ${value}, with VAT ${withVat}.`}
            inputMode="decimal"
            suffix="%"
            width="max-w-[10rem]"
          />
        ))}
        {allCosts !== undefined && (
          <p className="text-small">
            Advice and fund company a year, with VAT: <strong>{allCosts.toFixed(2)}%</strong>
          </p>
        )}
      </div>
    </fieldset>
  );
}
