import { AmountField, Form, PercentField, type ShownForm, SubmitButton, TextField } from "~/ui/form";
import { Disclosure } from "~/ui/disclosure";
import { Columns } from "~/ui/layout/columns";
import { TextLink } from "~/ui/text-link";
import { smallSavingsForm } from "./small-savings-form";
import { WayOnLink } from "~/web/fields/way-on-link";
import { WAYS_ON } from "~/words/survey/turned-away";
import { FormPage } from "~/web/layout/form-page";
import { useOperator } from "~/web/page/operator";
import { BothWays } from "./both-ways";
import type { WeighedSavings } from "./small-savings.server";

const NAMES = {
  age: "Age",
  retirement_savings: "Savings",
  earlier_lump_sums: "Cash taken before",
  debt_value: "Debts",
  debt_interest_perct: "Interest on the debts",
  fund_retirement: "Retirement pot",
  fund_in_cash: "Free to be taken",
};

/** Details of a fund's statement, which most people need not look up. */
const PARTS = ["fund_retirement", "fund_in_cash"] as const;

/** The anchor of the answer, to which the form posts. */
const ANSWER = "answer";

type Props = {
  /** Known answers, as typed. */
  known: Record<string, string | undefined>;
  answered?: ShownForm & { weighed?: WeighedSavings };
};

/**
 * The choices for savings that may be taken whole: seven fields, three of them for people with a fund's statement,
 * and the two ways below.
 */
export function SmallSavingsPage({ known, answered }: Props) {
  const weighed = answered?.weighed;
  const isAgeWrong = answered?.fieldErrors?.age !== undefined;
  const typed: Record<string, unknown> = { ...known, ...(answered?.repopulateFields as object | undefined) };
  const knowsParts = PARTS.some((name) => typed[name] || answered?.fieldErrors?.[name]);
  const Title = weighed ? "h2" : "h1";
  return (
    <FormPage names={NAMES}>
      <Columns aside={!weighed && <WhatFor />}>
        <div id="fields" className="print:hidden">
          <Title className={weighed ? "heading-2" : "heading-1"}>
            {weighed ? "Your answers" : "Small savings can be taken in cash or as an income"}
          </Title>
          {!weighed && (
            <p className="mt-2 max-w-text">
              We make no plan for savings below R100 000. Your answers show what you may take in cash, its tax
              and what is left after your debts. They also show what an income would be. We keep none of your
              answers.
            </p>
          )}
          <Form
            id="small-savings"
            schema={smallSavingsForm}
            defaultValues={known}
            action={`/en/small-savings#${ANSWER}`}
            className="mt-6 space-y-6"
          >
            <TextField
              name="age"
              label="How old are you?"
              wayOn={isAgeWrong && <WayOnLink {...WAYS_ON["retires early"]} />}
              suffix="years"
              inputMode="numeric"
              width="max-w-[9rem]"
              maxLength={10}
            />
            <AmountField
              name="retirement_savings"
              label="How much have you saved for retirement?"
              hint="All your funds and retirement annuities together"
            />
            <Disclosure summary="My fund’s statement shows more than one amount" open={knowsParts}>
              <div className="space-y-6">
                <AmountField
                  name="fund_retirement"
                  label="How much of it is in the retirement pot?"
                  hint="It is locked: no cash comes from it beside an income. Leave it empty if you do not know."
                />
                <AmountField
                  name="fund_in_cash"
                  label="How much of it may be taken in cash at once?"
                  hint="Provident money saved before March 2021 with its growth, and the savings pot"
                />
              </div>
            </Disclosure>
            <AmountField
              name="earlier_lump_sums"
              label="How much cash have you taken before?"
              hint="From a retirement fund, and severance pay, before tax. Leave it empty if none. Withdrawals from a savings pot do not count."
            />
            <AmountField
              name="debt_value"
              label="How much debt do you have?"
              hint="All debts together. Leave it empty if none."
            />
            <PercentField
              name="debt_interest_perct"
              label="What do the debts cost a year, in percent?"
              hint="As the lender quotes it. Of several debts, what they cost together. Leave it empty if you do not know."
              decimals={2}
            />
            <SubmitButton intent="weigh" look={weighed ? "secondary" : "primary"} busyWords="Working...">
              {weighed ? "Work it out again" : "Show both ways"}
            </SubmitButton>
          </Form>
        </div>
      </Columns>
      {weighed && <BothWays id={ANSWER} weighed={weighed} />}
    </FormPage>
  );
}

function WhatFor() {
  const { hours } = useOperator();
  return (
    <div className="max-w-text space-y-2">
      <h2 className="heading-3">Would you rather talk?</h2>
      <p>A coach looks at your savings and debts with you, at no charge. {hours.text}.</p>
      <p>
        <TextLink to="/en/contact">Talk to a person</TextLink>
      </p>
    </div>
  );
}
