import { Amount, Tags } from "~/ui/amount";
import { BarTable } from "~/ui/bar-table";
import { ColumnsTable } from "~/ui/columns-table";
import { DeskTable } from "~/ui/desk-table";
import { NameLink } from "~/ui/name-link";
import { DifferenceTag } from "~/ui/difference-tag";
import { PartedBars } from "~/ui/parted-bars";
import { Rows } from "~/ui/rows";
import { Table } from "~/ui/table";
import { Tag } from "~/ui/tag";
import { Comparison } from "~/web/plan/comparison";
import { Group, Specimen, InState } from "./specimen";

const CHANCES = [
  { name: "At 75", value: 20, figure: "20 of 20", isMain: true },
  { name: "At 85", value: 17, figure: "17 of 20" },
  { name: "At 95", value: 0, figure: "0 of 20", isMain: true },
];

const ROW = { name: "Share for your family", recommended: "50%", amended: "30%" };

/** Money, alone and in tables. */
export function FigureGroup() {
  return (
    <Group id="figures" title="Figures">
      <Specimen names={["Amount", "Tags", "Tag"]}>
        <Amount figure="R14 040" unit="a month" tags={["today’s rand", "before tax"]} />
        <Amount figure="R3 650 000" size="l" />
        <Tags tags={["future rand", "after tax"]} />
        <Tag>Example</Tag>
      </Specimen>
      <Specimen names={["Rows"]}>
        <Rows
          rows={[
            { name: "Cash needs", value: "R150 000", note: "4%" },
            { name: "Unit trust", value: "R400 000", note: "10%" },
            { name: "Together", value: "R550 000", isTotal: true },
          ]}
        />
        <InState name="Small, and the value below">
          <Rows
            size="small"
            isStacked
            rows={[{ name: "Chance that this income lasts for life", value: "High likely, 15 of 20" }]}
          />
        </InState>
      </Specimen>
      <Specimen names={["Table"]}>
        <Table
          caption="Expected markets, today’s rand. Before tax and estate costs."
          heads={["If you die at", "Nomsa’s income a month", "Left once Nomsa has died too"]}
          rows={[
            ["72", "R12 600", "R2 130 000"],
            ["92", "R12 600", "R1 590 000"],
          ]}
        />
        <InState name="Stacked on phones, its last column words">
          <Table
            isStacked
            endsInWords
            caption="Living annuity, percent a year, VAT included"
            heads={["What is counted", "Ours", "Usual", "Why it differs"]}
            rows={[["Fees", "2.46%", "2.50%", "What you pay each year, as a percentage of your savings."]]}
          />
        </InState>
        <InState name="Words">
          <Table
            isText
            isStacked
            caption="Cookies and how long they stay"
            heads={["What for", "How long at most"]}
            rows={[["Your answers until you finish", "24 hours"]]}
          />
        </InState>
      </Specimen>
      <Specimen names={["DeskTable", "NameLink"]} isWide>
        <DeskTable
          caption="Newest plan first"
          heads={[
            { name: "Client", sort: { to: "#figures" } },
            { name: "Savings", isFigure: true, sort: { to: "#figures", direction: "descending" } },
            { name: "State" },
            { name: "Action", isHidden: true },
          ]}
          rows={[
            {
              key: 1,
              cells: [
                <NameLink key="name" to="#figures" name="Mokoena, Thandi" apart="born 1963" />,
                "R4 200 000",
                "Plan ready",
                <a key="open" href="#figures" className="link">
                  Open plan
                </a>,
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen names={["BarTable"]}>
        <BarTable
          caption="Futures out of 20 in which you still get the full income"
          heads={["If you live to", "Futures"]}
          rows={CHANCES}
          whole={20}
        />
      </Specimen>
      <Specimen names={["PartedBars"]} isWide>
        <PartedBars
          caption="Rand a month, today’s rand"
          heads={["Of it", "A month", "Of it, always"]}
          rows={[
            { name: "None", filled: 0, total: 5_600, cells: ["R5 600", "nothing"] },
            { name: "Half", filled: 4_600, total: 7_400, cells: ["R7 400", "R4 600"] },
          ]}
        />
      </Specimen>
      <Specimen names={["ColumnsTable", "DifferenceTag"]} isWide>
        <ColumnsTable
          caption="In today’s rand, before tax"
          columns={[
            { key: "ours", name: "Recommended", isChosen: true },
            { key: "amended", name: "Amended", isChosen: false },
            { key: "saved", name: "Plan 1502", isChosen: false },
          ]}
          rows={[
            {
              name: "Income a month",
              cells: [
                { text: "R13 892" },
                { text: "R14 052", difference: { words: "R160 more", kind: "more" } },
                { text: "R10 736", difference: { words: "R3 156 less", kind: "less" } },
              ],
            },
            {
              name: "Lasts for life in full",
              cells: [
                { text: "15 of 20 futures" },
                { text: "15 of 20 futures", difference: { words: "The same", kind: "plain" } },
                { text: "15 of 20 futures", difference: { words: "The same", kind: "plain" } },
              ],
            },
          ]}
        />
        <p className="flex flex-wrap gap-4">
          <DifferenceTag difference={{ words: "R160 more", kind: "more" }} />
          <DifferenceTag difference={{ words: "R160 less", kind: "less" }} />
          <DifferenceTag difference={{ words: "R160 more, and something less", kind: "traded" }} />
          <DifferenceTag difference={{ words: "12 payments fewer", kind: "worse" }} />
          <DifferenceTag difference={{ words: "No change", kind: "plain" }} />
        </p>
      </Specimen>
      <Specimen names={["Comparison"]} isWide>
        <Comparison
          income={{
            name: "Income",
            recommended: "R15 629",
            amended: "R16 618",
            difference: { words: "R989 more", kind: "traded" },
          }}
          tags={["today’s rand", "before tax"]}
          title="Your changes add R989 a month"
          caption="In expected markets"
          groups={[
            { rows: [{ ...ROW, difference: { words: "Less for them", kind: "less" } }] },
            {
              heading: "Your dependants get",
              rows: [{ ...ROW, difference: { words: "No change", kind: "plain" } }],
            },
          ]}
        />
      </Specimen>
    </Group>
  );
}
