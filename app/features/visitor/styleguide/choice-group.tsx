import { AssumedList } from "~/web/plan/assumed-list";
import { DebtFirstPanel, GrantSection, TwoWays, WaysHead } from "~/web/plan/two-ways";
import { Group, Specimen } from "./specimen";

const INCOME = {
  title: "An income for life",
  amount: "R310",
  unit: "a month, before tax",
  text: "It is paid for as long as you live.",
  rows: [
    { name: "In cash", amount: "R18 000" },
    { name: "Buys the income", amount: "R36 000", isTotal: true },
  ],
};
const CASH = {
  title: "All of it in cash",
  amount: "R54 000",
  unit: "in hand, once",
  text: "No tax is due on it.",
  rows: [
    { name: "Pays off debt", amount: "R20 000" },
    { name: "Left in hand", amount: "R34 000", isTotal: true },
  ],
};
const GRANT = {
  title: "The older person’s grant",
  sentences: ["It may be due to you."],
  caption: "What each way counts as",
  heads: ["Way", "Counts as"],
  rows: [
    ["Income", "R310 of income a month"],
    ["Cash", "R54 000 of assets"],
  ],
  note: "Ask SASSA before you choose.",
};

/** What a person weighs, and what a plan rests on. */
export function ChoiceGroup() {
  return (
    <Group id="choices" title="Choices">
      <Specimen names={["WaysHead", "TwoWays"]} isWide>
        <WaysHead
          lead={["Which one you take is your choice."]}
          tags={["today’s rand", "after tax"]}
          phrases={[
            { amount: "R310", words: "a month for life," },
            { before: "or", amount: "R54 000", words: "in cash now" },
          ]}
        />
        <TwoWays ways={[INCOME, CASH]} spent="Where the money goes" />
      </Specimen>
      <Specimen names={["DebtFirstPanel"]}>
        <DebtFirstPanel title="Debt first" sentences={["What stays unpaid costs R950 a month."]} />
      </Specimen>
      <Specimen names={["GrantSection"]} isWide>
        <GrantSection grant={GRANT} />
      </Specimen>
      <Specimen
        names={["AssumedList"]}
        isWide
        note="Told lines have a tick, and Change leads to the line’s page."
      >
        <AssumedList
          lines={[
            { key: "cash-before", isTold: true, title: "You took no cash before", note: "You told us." },
            { key: "need", isTold: false, title: "You did not say what you need", note: "We assumed it." },
          ]}
          saved={{
            line: "need",
            conclusion: "You are R4 670 a month short of what you need.",
            sentences: [],
            caption: "In today’s rand",
            rows: [{ name: "Income a month, after tax", before: "R13 110", now: "R13 330" }],
            isLoss: false,
          }}
        />
      </Specimen>
    </Group>
  );
}
