import { AttentionList } from "~/ui/attention-list";
import { BoldText, Paragraphs, Sentences } from "~/ui/bold-text";
import { WarningIcon } from "~/ui/icons";
import { ActingBand } from "~/web/layout/acting-band";
import { Columns } from "~/ui/layout/columns";
import { NumberedList } from "~/ui/numbered-list";
import { Panel } from "~/ui/panel";
import { Reasons } from "~/ui/reasons";
import { TextAmounts } from "~/web/plan/text-amounts";
import { Group, Specimen } from "./specimen";

const REASONS = [
  { point: "You want to leave an inheritance.", text: "You chose a flexible income." },
  { point: "You are not seriously ill.", changes: ["A serious illness would change this."] },
];

const PAGES = [
  { to: "/en/no-such-page", name: "Not found" },
  { to: "/error", name: "Trouble" },
  { to: "/en/waiting?plan=0", name: "A plan that is gone" },
  { to: "/en/dashboard", name: "The dashboard" },
] as const;

/** Type, and how text stands on a page. */
export function TextGroup() {
  return (
    <Group id="text" title="Text and layout">
      <Specimen names={["BoldText", "Paragraphs", "Sentences"]}>
        <p className="heading-display">Display</p>
        <p className="heading-1">Heading 1</p>
        <p className="heading-2">Heading 2</p>
        <p className="heading-3">Heading 3</p>
        <p className="text-lead">A lead is a little larger than the text below it.</p>
        <Paragraphs texts={["A paragraph, in which **something** is bold."]} />
        <Sentences texts={["A sentence.", "Another, beside it."]} />
        <p className="text-small text-soft">
          <BoldText text="Small and soft: hints, **tags** and captions." />
        </p>
      </Specimen>
      <Specimen names={["TextAmounts"]}>
        <p className="heading-1">
          <TextAmounts text="**R900 000** in a heading" />
        </p>
      </Specimen>
      <Specimen names={["Panel"]}>
        <Panel tint="leaf" title="Your figures">
          <p>In 15 of 20 futures it lasts.</p>
        </Panel>
        <Panel tint="sun" title="A comparison">
          <p>Plans like this cost about 2.5% a year.</p>
        </Panel>
        <Panel tint="bark" title="Advice">
          <p>You can lower it later.</p>
        </Panel>
      </Specimen>
      <Specimen names={["AttentionList"]} isWide>
        <AttentionList
          items={[
            {
              key: "failed",
              icon: <WarningIcon className="mt-px h-5 w-5 shrink-0 text-error" />,
              fact: <strong>Hendrik has no plan: we could not work it out.</strong>,
              detail: "The answers are safe.",
              action: (
                <a href="#text" className="link">
                  Try again
                </a>
              ),
            },
          ]}
        />
      </Specimen>
      <Specimen names={["Reasons"]}>
        <Reasons reasons={REASONS} />
        <Reasons isAgainst reasons={REASONS} />
      </Specimen>
      <Specimen names={["NumberedList", "SeedNumber"]} isWide>
        <NumberedList
          items={["A split of your savings", "A monthly income", "The reasons why"].map((title) => ({
            title,
            content: <p>What it is, in a sentence.</p>,
          }))}
        />
      </Specimen>
      <Specimen names={["Columns", "Section"]} isWide>
        <Columns aside={<p>Help, or a result, in columns 9 to 12.</p>}>
          <p>Reading and forms, in columns 1 to 7.</p>
        </Columns>
      </Specimen>
      <Specimen names={["ActingBand"]} isWide>
        <ActingBand name="Thandi" who="Thandi Nkosi, born 14 March 1963" stopAddress="/en/styleguide" />
      </Specimen>
      <Specimen
        names={[
          "Page",
          "Header",
          "Footer",
          "NotFoundMessage",
          "PlanGoneMessage",
          "TroubleMessage",
          "UnavailableMessage",
        ]}
        note="This page, and pages as a whole:"
      >
        <ul>
          {PAGES.map(({ to, name }) => (
            <li key={to}>
              <a href={to} className="link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Specimen>
    </Group>
  );
}
