import type { ReactNode } from "react";
import { OWN_MIX_PARTS } from "~/contract/living-annuity/check-operations";
import {
  AmountField,
  DateField,
  ErrorSummary,
  FieldGroup,
  Form,
  FormNotice,
  PercentField,
  RadioCards,
  SelectField,
  SubmitButton,
  YesNo,
} from "~/ui/form";
import { TickIcon } from "~/ui/icons";
import { Columns } from "~/ui/layout/columns";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import { useOperator } from "~/web/page/operator";
import {
  CHECK_NAMES,
  CHECK_QUESTIONS,
  MIX_WORDS,
  MONTHS,
  SEX_NAMES,
} from "~/words/living-annuity/check-questions";
import type { CheckField } from "~/words/living-annuity/check-questions";
import { capitalise } from "~/words/plan/write-figures";
import { CHECK_ADDRESS } from "./addresses";
import { makeCheckForm } from "./check-form";
import type { QuestionsView } from "./check.server";

const SEXES = Object.entries(SEX_NAMES).map(([value, name]) => ({ value, label: capitalise(name) }));
const MIXES = Object.entries(MIX_WORDS).map(([value, words]) => ({ value, ...words }));
const MONTH_CHOICES = MONTHS.map((label, at) => ({ value: String(at + 1), label }));
const KNOWN = [
  { value: "yes", label: "Yes, in percent" },
  { value: "no", label: "I do not know" },
];

/** What a field of this name asks. */
const ask = (name: CheckField) => ({
  name,
  label: CHECK_QUESTIONS[name].label,
  hint: CHECK_QUESTIONS[name].hint,
});
const askGroup = (name: CheckField) => {
  const { label: legend, ...words } = ask(name);
  return { ...words, legend };
};

type Props = {
  view: QuestionsView;
  /** Why what was typed was not taken. */
  refused?: string;
};

/** Ten questions about a living annuity that already pays, on one page. */
export function QuestionsPage({ view, refused }: Props) {
  const notice = refused ?? view.notice;
  const writeAddress = usePlanAddress();
  return (
    <Page>
      <ErrorSummary names={CHECK_NAMES} mistakes={view.mistakes} />
      {notice && <FormNotice>{notice}</FormNotice>}
      <Columns aside={<BesideForm />}>
        <h1 className="heading-1">Will your living annuity last?</h1>
        <p className="mb-6 mt-2 max-w-text">
          You have a living annuity that already pays you, whether you bought or inherited it. Ten answers
          show how long its income lasts, what would last for life, and what would help.
        </p>
        <Form
          id="check"
          schema={makeCheckForm(view.values)}
          action={writeAddress(CHECK_ADDRESS)}
          defaultValues={view.values}
          mistakes={view.mistakes}
        >
          <Questions />
          <SubmitButton intent="check" busyWords="Working it out...">
            Check my living annuity
          </SubmitButton>
        </Form>
      </Columns>
    </Page>
  );
}

function Questions() {
  return (
    <>
      <DateField {...ask("dob")} autoComplete="bday" />
      <RadioCards {...askGroup("gender")} choices={SEXES} sideBySide />
      <AmountField {...ask("value")} />
      <AmountField {...ask("monthly_income")} />
      <SelectField {...ask("anniversary_month")} choices={MONTH_CHOICES} />
      <RadioCards {...askGroup("knows_costs")} choices={KNOWN} opens="yes">
        <PercentField {...ask("annual_cost_perct")} decimals={2} />
      </RadioCards>
      <YesNo {...askGroup("has_partner")} opens="yes">
        <DateField {...ask("partner_dob")} />
        <RadioCards {...askGroup("partner_gender")} choices={SEXES} sideBySide />
      </YesNo>
      <RadioCards {...askGroup("mix")} choices={MIXES} opens="own">
        <FieldGroup {...askGroup("own_mix")}>
          <div className="grid gap-4 wide:grid-cols-2">
            {OWN_MIX_PARTS.map((part) => (
              <PercentField key={part} {...ask(`own_mix.${part}`)} decimals={2} />
            ))}
          </div>
        </FieldGroup>
      </RadioCards>
      <AmountField {...ask("other_taxable_income")} />
      <AmountField {...ask("debt_payment_per_month")} />
    </>
  );
}

function BesideForm() {
  const { hours } = useOperator();
  return (
    <>
      <div className="max-w-text">
        <h2 className="heading-3 mb-2">Before you begin</h2>
        <ul className="space-y-2">
          <Point>Have its last statement at hand. About five minutes.</Point>
          <Point>We ask no name and no phone number.</Point>
          <Point>
            Your answers stay in this browser, for a day at most. We keep them only if you ask us to.
          </Point>
        </ul>
      </div>
      <div className="max-w-text space-y-2">
        <h2 className="heading-3">Would you rather talk?</h2>
        <p>A coach goes through it with you, at no charge. {hours.text}.</p>
        <p>
          <a href="/en/contact" className="link">
            Talk to a person
          </a>
        </p>
      </div>
    </>
  );
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <TickIcon className="mt-1 h-5 w-5 shrink-0 text-leaf" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
