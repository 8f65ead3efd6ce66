import { useActionData, useLoaderData } from "@remix-run/react";
import { Sentences } from "~/ui/bold-text";
import {
  DefaultSubmit,
  ErrorSummary,
  FormNotice,
  NamedMistakes,
  PostForm,
  SubmitButton,
  useMistakes,
} from "~/ui/form";
import { ActionBar } from "~/ui/layout/action-bar";
import { Columns } from "~/ui/layout/columns";
import { Page } from "~/web/layout/page";
import { Panel } from "~/ui/panel";
import { LEVERS } from "~/contract/plan/levers";
import type { ResultFigures } from "~/words/changes/describe-amount";
import { SHOWN } from "../increase/typed-needs";
import { AskedAmount } from "./asked-amount";
import { AskedFunds, nameFundFields } from "./asked-funds";
import { AskedNeeds } from "./asked-needs";
import { ChangedFiguresPanel } from "./changed-figures-panel";
import { REPLACED, SHOWN_INCOME } from "./edit-view";
import type { AmountView, EditAnswer, EditView } from "./edit-view";
import { SLID } from "./slid-amount";

const FORM = "edit-plan";

/** Edits one part of a plan. With scripts the plan's page shows it as a dialog. */
export function EditPage() {
  const view = useLoaderData<EditView>();
  const answer = useActionData<EditAnswer>();
  const { question, warnings, action, parts } = view;
  const values = answer?.typed ?? view.values;
  const asked = answer?.asked ?? view.asked;
  const lead = answer?.asked?.lead ?? view.lead;
  const shown = answer?.asked?.figures ?? answer?.figures;
  const figures = shown ?? asked.figures;
  const back = (words: string) => (
    <a href={parts} className="link">
      {words}
    </a>
  );
  return (
    <Page>
      <p>{back("Change a part")}</p>
      <PostForm id={FORM} action={action} values={values} isUnsaved={answer !== undefined} data-previews="">
        <DefaultSubmit />
        <input type="hidden" name={SHOWN} value={values[SHOWN] ?? ""} autoComplete="off" />
        <NamedMistakes.Provider value={answer?.mistakes ?? []}>
          {answer?.notice && <FormNotice>{answer.notice}</FormNotice>}
          <ErrorSummary names={nameAsked(asked)} />
          <Columns
            aside={
              <div data-answered="result">
                <ChangedFiguresPanel figures={figures} />
              </div>
            }
          >
            <div className={asked.kind === "funds" ? "" : "max-w-[44rem]"}>
              <h1 className="heading-1 mt-3">{question}</h1>
              <div className="mt-4 space-y-6">
                <div data-answered="status">
                  {shown && <NotYetSaved isChanged={shown.more !== undefined} />}
                </div>
                {/* For scripts: why what is typed cannot be shown. */}
                <p role="alert" data-not-answered hidden className="font-bold text-error" />
                <div data-answered="lead">
                  <Sentences texts={lead} />
                </div>
                {warnings.length > 0 && (
                  <Panel tint="sun">
                    {warnings.map((warning) => (
                      <p key={warning}>{warning}</p>
                    ))}
                  </Panel>
                )}
                {asked.kind === "amount" && <Amount asked={asked} values={values} before={view.values} />}
                {asked.kind === "needs" && <AskedNeeds fields={asked.fields} prices={asked.prices} />}
                {asked.kind === "funds" && <AskedFunds pots={asked.pots} table={asked.table} />}
                <SubmitButton intent="show" look="secondary" busyWords="Loading">
                  Show what this changes
                </SubmitButton>
              </div>
            </div>
          </Columns>
        </NamedMistakes.Provider>
        <ActionBar
          primary={<SubmitButton intent="save">Save</SubmitButton>}
          summary={<Summary figures={figures} />}
          back={back("Back")}
        />
      </PostForm>
    </Page>
  );
}

function NotYetSaved({ isChanged }: { isChanged: boolean }) {
  return (
    <p role="status" className="font-bold">
      {isChanged
        ? "Your plan is not changed yet. Look at what this changes, then press Save."
        : "Nothing differs from your plan yet."}
    </p>
  );
}

type Values = Record<string, string>;

/** What is asked beside the amount is seen where something in it was changed, or is wrong. */
function Amount({ asked, values, before }: { asked: AmountView; values: Values; before: Values }) {
  const { field, amount, fields, shownIncome, replaced } = asked;
  const mistakes = useMistakes();
  const beside = fields.map(({ lever }): string => LEVERS[lever].inForm);
  const typed = (values[field] ?? "").replace(/\s/g, "");
  return (
    <>
      <input type="hidden" name={SLID} value={values[SLID] ?? ""} autoComplete="off" />
      <input type="hidden" name={REPLACED} value={replaced} autoComplete="off" />
      <span data-answered="shown">
        {shownIncome !== undefined && <input type="hidden" name={SHOWN_INCOME} value={shownIncome} />}
      </span>
      <AskedAmount
        asked={asked}
        isChanged={typed !== String(amount.recommended.amount)}
        isOpen={
          beside.some((name) => values[name] !== before[name]) ||
          mistakes.some((mistake) => beside.includes(mistake.field))
        }
      />
    </>
  );
}

function Summary({ figures: { income, more } }: { figures: ResultFigures }) {
  return (
    <p data-answered="summary" className="min-w-min flex-1 basis-[5rem] text-small wide:text-center">
      <strong className="block text-body wide:inline">{income}</strong> a month after tax
      {more !== undefined && `, ${more}`}
    </p>
  );
}

function nameAsked(asked: EditView["asked"]): Record<string, string> {
  if (asked.kind === "funds") return nameFundFields(asked.pots);
  const needs = asked.fields.map(({ lever, label }) => [LEVERS[lever].inForm, label]);
  const names = Object.fromEntries(needs) as Record<string, string>;
  return asked.kind === "amount" ? { [asked.field]: asked.amount.label, ...names } : names;
}
