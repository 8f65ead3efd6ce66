import type { AdviceRecord } from "~/contract/records/advice-record";
import type { RecordedBlock } from "~/contract/records/record-paper";
import type { FeesView } from "./describe-fees";
import { layOutCosts } from "./lay-out-costs";

/** A row with this in every column is left out. */
const NOTHING = "0.00%";

type Costs = AdviceRecord["costs"];

/** A plan's costs on its own paper: in sentences, the effective annual costs side by side, and why they differ. */
export function layOutPlanCosts(costs: Costs, { reconciliation }: FeesView): RecordedBlock[] {
  const { heading, sentences, tables } = costs;
  const isLevel = tables.length > 0 && tables.every(({ heads }) => heads.length === 2);
  const written = isLevel
    ? [{ kind: "text" as const, text: [`**${heading}.**`, ...sentences].join(" ") }, joinTables(tables)]
    : layOutCosts(costs);
  const why = reconciliation && `**${reconciliation.heading}.** ${reconciliation.sentences.join(" ")}`;
  return [...written, ...(why ? [{ kind: "text" as const, text: why }] : [])];
}

/** One table of costs that are the same for every term. */
function joinTables(tables: Costs["tables"]): RecordedBlock {
  const [first] = tables;
  return {
    kind: "table",
    caption: tables.map(({ title, caption }) => `${title}: ${caption.split(":")[0]}`).join(". "),
    heads: ["Effective annual cost", ...tables.map(({ title }) => title)],
    figures: tables.map((_, column) => column + 1),
    widths: [0.4, ...tables.map(() => 0.6 / tables.length)],
    rows: (first?.rows ?? [])
      .map(({ name, is_total }, row) => ({
        cells: [name, ...tables.map(({ rows }) => rows[row]?.cells[0] ?? "")],
        isTotal: is_total,
      }))
      .filter(({ cells: [, ...costs] }) => costs.some((cost) => cost !== NOTHING)),
  };
}
