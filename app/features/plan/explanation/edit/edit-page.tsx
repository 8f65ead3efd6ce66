import { useActionData, useLoaderData } from "@remix-run/react";
import { BoldText, Sentences } from "~/ui/bold-text";
import {
  AmountField,
  DateField,
  DefaultSubmit,
  ErrorSummary,
  FormNotice,
  NamedMistakes,
  PercentField,
  PostForm,
  RadioCards,
  SubmitButton,
  YearsField,
} from "~/ui/form";
import { Page } from "~/web/layout/page";
import { Panel } from "~/ui/panel";
import { findDecimals, LEVERS } from "~/contract/plan/levers";
import type { NeedsPartWords } from "~/words/changes/describe-edit";
import { AskedIncome } from "../decrease/asked-income";
import { NEW_INCOME, REFUSES_UNIT_TRUST } from "../decrease/decrease-page-view";
import type { NeedsRefusal } from "../increase/tab-view";
import { SHOWN } from "../increase/typed-needs";
import { AskedFunds, nameFundFields } from "./asked-funds";
import type { EditView } from "./edit-view";

const FORM = "edit-plan";
const FIELDS = {
  day: DateField,
  rand: AmountField,
  years: YearsField,
};

/** Edits one part of a plan. With scripts the plan's page shows it as a dialog. */
export function EditPage() {
  const { question, lead, warnings, asked, action, plan, ...view } = useLoaderData<EditView>();
  const refusal = useActionData<NeedsRefusal>();
  const values = refusal?.typed ?? view.values;
  return (
    <Page>
      <div className={asked.kind === "funds" ? "" : "max-w-[44rem]"}>
        <p>
          <a href={plan} className="link">
            Back to your plan
          </a>
        </p>
        <PostForm id={FORM} action={action} values={values}>
          <DefaultSubmit />
          <input type="hidden" name={SHOWN} value={values[SHOWN] ?? ""} autoComplete="off" />
          <NamedMistakes.Provider value={refusal?.mistakes ?? []}>
            {refusal?.notice && <FormNotice>{refusal.notice}</FormNotice>}
            <ErrorSummary names={nameAsked(asked)} />
            <h1 className="heading-1 mt-3">{question}</h1>
            <div className="mt-4 space-y-6">
              <Sentences texts={lead} />
              {warnings.length > 0 && (
                <Panel tint="sun">
                  {warnings.map((warning) => (
                    <p key={warning}>{warning}</p>
                  ))}
                </Panel>
              )}
              {asked.kind === "income" && <AskedIncome said={asked.said} isChanged={asked.isChanged} />}
              {asked.kind === "needs" && <AskedNeeds fields={asked.fields} prices={asked.prices} />}
              {asked.kind === "funds" && <AskedFunds pots={asked.pots} table={asked.table} />}
            </div>
          </NamedMistakes.Provider>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <SubmitButton intent="save">Save this change</SubmitButton>
            <a href={plan} className="link">
              Keep the plan as it is
            </a>
          </div>
        </PostForm>
      </div>
    </Page>
  );
}

function nameAsked(asked: EditView["asked"]): Record<string, string> {
  if (asked.kind === "income")
    return { [NEW_INCOME]: "New monthly income", [REFUSES_UNIT_TRUST]: "Unit trust withdrawal" };
  if (asked.kind === "funds") return nameFundFields(asked.pots);
  return Object.fromEntries(asked.fields.map(({ lever, label }) => [LEVERS[lever].inForm, label]));
}

function AskedNeeds({ fields, prices }: Pick<NeedsPartWords, "fields" | "prices">) {
  return (
    <>
      {fields.map(({ lever, label, hint, choices }) => {
        const name = LEVERS[lever].inForm;
        const { unit } = LEVERS[lever];
        if (unit === "yesNo")
          return <RadioCards key={lever} name={name} legend={label} size="label" choices={choices ?? []} />;
        if (unit === "fraction" || unit === "percent")
          return (
            <PercentField key={lever} name={name} label={label} hint={hint} decimals={findDecimals(lever)} />
          );
        const Field = FIELDS[unit];
        return <Field key={lever} name={name} label={label} hint={hint} />;
      })}
      {prices.length > 0 && (
        <Panel tint="leaf" title="What one step from our recommendation does to the income">
          {prices.map((price) => (
            <p key={price}>
              <BoldText text={price} />
            </p>
          ))}
        </Panel>
      )}
    </>
  );
}
