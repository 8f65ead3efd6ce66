import { Section } from "~/ui/layout/section";
import { Table } from "~/ui/table";
import { Sentences } from "~/ui/bold-text";
import type { FamilyView } from "~/words/plan/describe-family";

export function FamilySection({ family }: { family: FamilyView }) {
  return (
    <Section
      id="family"
      title={family.heading}
      aside={
        <Table
          caption={family.note}
          heads={family.heads}
          rows={family.rows.map(({ age, amounts }) => [age, ...amounts])}
        />
      }
    >
      <Sentences texts={family.sentences} />
      <div className="print:hidden">
        <Sentences texts={family.estate} />
      </div>
    </Section>
  );
}
