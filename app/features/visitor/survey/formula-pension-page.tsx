import { AmountField, Form, RadioCards, type ShownForm, SubmitButton, TextField } from "~/ui/form";
import { LinkButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { Section } from "~/ui/layout/section";
import { Panel } from "~/ui/panel";
import { Table } from "~/ui/table";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { ComparedPension } from "~/words/formula-pension/compare-pension";
import {
  AskPerson,
  CountsAs,
  GoOnWithFund,
  LawAndTax,
  OtherMoneyPage,
  NumberedWay,
  Ways,
} from "./other-money";
import { formulaPensionForm } from "./formula-pension-form";

const NAMES = {
  pension_per_month: "Pension a month",
  gratuity: "Cash with it",
  savings: "Lump sum",
  age: "Age",
  gender: "Gender",
  partner_age: "Partner’s age",
};

/** The anchor of the answer, to which the form posts. */
const ANSWER = "compared";

type Props = {
  isAskedByEmployer: boolean;
  answered?: ShownForm & { compared?: ComparedPension };
};

/** The choices for a pension by formula: its statement shows no balance that a plan could divide. */
export function FormulaPensionPage({ isAskedByEmployer, answered }: Props) {
  const compared = answered?.compared;
  return (
    <OtherMoneyPage
      title={
        isAskedByEmployer
          ? "Is it a pension worked out by a formula?"
          : "A pension by a formula is compared, not divided"
      }
      lead={`${isAskedByEmployer ? "You named an employer that is known for such a pension." : "You said that a formula works out your pension."} The fund then pays you a part of your pay for each year that you worked. It has to pay that for life, whatever the markets do. The amount on your statement is no balance of yours, so no plan can be made of it.`}
      changeAnswer="It is a balance in a fund: change my answer"
      names={NAMES}
    >
      {isAskedByEmployer && <NoFormula />}
      {compared && <Compared {...compared} />}
      <Ways>
        <NumberedWay
          number={1}
          title="I can choose a lump sum instead"
          note="Six answers. We keep none of them."
          button={
            <LinkButton to="#compare" look="secondary">
              Compare the two
            </LinkButton>
          }
        >
          See what that lump sum would buy for life, beside the pension that you are offered.
        </NumberedWay>
        <GoOnWithFund number={2}>
          Leave the pension out. Type in step 2 only what a fund holds for you, such as a retirement annuity.
          In step 5 say what the pension pays you, so that its tax is right.
        </GoOnWithFund>
        <AskPerson number={3} title="I am not sure what I have">
          Ask your fund first: for the GEPF that is the Government Pensions Administration Agency. Then talk
          it over with us before you choose.
        </AskPerson>
      </Ways>
      <LawAndTax
        points={[
          "Each month’s pension is taxed as income. Cash that is paid with it is taxed by the table for retirement lump sums, together with the cash of all your funds.",
          "How much the pension rises each year, and what your spouse gets after you, the fund’s own rules say.",
          "The lump sum can as a rule be moved to another fund free of tax if you leave the employer before you retire. At most a third of it may then be taken in cash, and it cannot be moved back.",
        ]}
      />
      <Section id="compare" title="The pension beside what the lump sum would buy">
        <ComparisonForm isAnswered={compared !== undefined} />
      </Section>
      <Disclosure summary="What counts as a pension by a formula?" className="mt-4">
        <ul className="max-w-text space-y-2 text-small">
          <CountsAs counts>
            The GEPF’s, and those of older members at Transnet, Eskom, Telkom or the Post Office.
          </CountsAs>
          <CountsAs counts>
            Any fund whose statement names a pension from your years of service and your pay.
          </CountsAs>
          <CountsAs>
            Not: a fund whose statement shows what you paid in with its growth. That belongs in your plan,
            whoever the employer is.
          </CountsAs>
        </ul>
      </Disclosure>
    </OtherMoneyPage>
  );
}

/** The next step for people whose employer has such a fund only for others. */
function NoFormula() {
  const writeAddress = usePlanAddress();
  return (
    <div className="mt-6 max-w-text">
      <Panel tint="leaf" title="Does your statement show a balance that is yours?">
        <p>Then go on: many of these employers have such a fund for newer members.</p>
        <LinkButton to={writeAddress("/en/3")}>Go on to step 3</LinkButton>
      </Panel>
    </div>
  );
}

function ComparisonForm({ isAnswered }: { isAnswered: boolean }) {
  const writeAddress = usePlanAddress();
  const years = { inputMode: "numeric", width: "max-w-[9rem]", maxLength: 10, suffix: "years" } as const;
  return (
    <Form
      id="formula-pension"
      schema={formulaPensionForm}
      action={`${writeAddress("/en/formula-pension")}#${ANSWER}`}
      className="max-w-text space-y-6"
    >
      <AmountField
        name="pension_per_month"
        label="Which pension are you offered each month?"
        hint="Before tax"
      />
      <AmountField
        name="gratuity"
        label="How much cash is paid with it?"
        hint="The GEPF calls it a gratuity. Before tax. Leave it empty if none"
      />
      <AmountField
        name="savings"
        label="Which lump sum could you move to another fund instead?"
        hint="Your statement may call it actuarial interest, or what you get when you resign"
      />
      <TextField name="age" label="How old are you?" {...years} />
      <RadioCards
        name="gender"
        legend="You are a"
        choices={[
          { value: "female", label: "Woman" },
          { value: "male", label: "Man" },
        ]}
        sideBySide
      />
      <TextField
        name="partner_age"
        label="How old is your partner?"
        hint="Leave it empty if nobody depends on your income"
        {...years}
      />
      <SubmitButton intent="compare" look={isAnswered ? "secondary" : "primary"} busyWords="Working...">
        {isAnswered ? "Compare again" : "Compare the two"}
      </SubmitButton>
    </Form>
  );
}

function Compared({ title, lead, caption, heads, rows, notes }: ComparedPension) {
  return (
    <Section id={ANSWER} title={title}>
      <p className="max-w-text">{lead}</p>
      <div className="wide:w-2/3">
        <Table isStacked caption={caption} heads={heads} rows={rows} />
      </div>
      <div className="max-w-text space-y-2 text-small text-soft">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Section>
  );
}
