import { Amount } from "~/ui/amount";
import { SubmitButton } from "~/ui/form";
import { Panel } from "~/ui/panel";
import type { GuaranteedIncome } from "./step-view";

const TAGS = ["today’s rand", "before tax"];

/** What a guaranteed income would pay, shown before the person chooses. The question can be answered without it. */
export function GuaranteedIncomePanel({ income, form }: { income: GuaranteedIncome; form: string }) {
  const { perMonth, partnerName, prices } = income;
  if (perMonth === undefined)
    return (
      <Panel tint="leaf" title="A guaranteed income">
        <p role="status">
          We could not work out your guaranteed income just now. Try again in a minute, or answer without it.
        </p>
        <SubmitButton intent="go-6" look="secondary" form={form}>
          Try again
        </SubmitButton>
      </Panel>
    );
  return (
    <Panel tint="leaf" title="A guaranteed income would pay you">
      <Amount figure={`about ${perMonth}`} unit="a month" size="l" tags={TAGS} />
      <p>
        Your savings could buy this once your cash needs are met. It is paid for as long as you live. If you
        die early, it is paid for up to 10 years from the start. It rises with prices each year.
      </p>
      {partnerName && <p>When you die, {partnerName} receives 75% of it for life.</p>}
      <p className="text-small">{prices}</p>
    </Panel>
  );
}
