import { Disclosure } from "~/ui/disclosure";
import { FieldGroup, PercentField } from "~/ui/form/without-validation";
import { Table } from "~/ui/table";
import { FundSheets } from "~/web/plan/fund-sheets";
import type { FundsPartWords } from "~/words/changes/describe-funds-part";
import { nameFundField } from "../read-change";

/** The percentages of each pot, and the funds side by side. */
export function AskedFunds({ pots, table }: Pick<FundsPartWords, "pots" | "table">) {
  const { sheets, ...compared } = table;
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 wide:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {pots.map(({ pot, name, hint, funds }) => (
          <FieldGroup key={pot} name={pot} legend={name} hint={hint}>
            {funds.map((fund) => (
              <PercentField
                key={fund.number}
                name={nameFundField(pot, fund.number)}
                label={fund.name}
                hint={fund.hint}
              />
            ))}
          </FieldGroup>
        ))}
      </div>
      <Disclosure summary="What the funds hold">
        <Table isStacked {...compared} />
        <FundSheets sheets={sheets} />
      </Disclosure>
    </>
  );
}

/** Names by field and pot, for the summary of mistakes. */
export function nameFundFields(pots: FundsPartWords["pots"]): Record<string, string> {
  return Object.fromEntries(
    pots.flatMap(({ pot, name, funds }) => [
      [pot, name],
      ...funds.map((fund) => [nameFundField(pot, fund.number), `${name}, ${fund.name}`]),
    ]),
  );
}
