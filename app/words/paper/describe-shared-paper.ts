/** A shared plan on paper, for a reader who does not own it: its sharer, the plan, and the link to it. */
import type { Operator } from "~/base/operator";
import type { SharedAnswer } from "~/contract/records/link-operations";
import { describeSharing, type SharingView } from "./describe-sharing";
import { layOutPlan } from "./lay-out-plan";
import { NAMED_VALUES, type Paper, type PaperSection, type SharedPaperBlock } from "./paper";
import { writeDayOf } from "../plan/write-figures";

/** A shared plan as it was read at an instant (ISO 8601), its link, and the operator to call about it. */
export type SharedRead = { shared: SharedAnswer; link: string; at: string; operator: Operator };

/** Describes a shared plan on paper. Only the sharer comes before the plan, whose first page is for a meeting. */
export function describeSharedPaper({ shared, link, at, operator }: SharedRead): Paper<SharedPaperBlock> {
  const sharing = describeSharing(shared);
  const line = [sharing.brief, ...(sharing.newer ? [sharing.newer] : [])].join(" ");
  const { conclusion, sections } = layOutPlan(shared, operator, line);
  return {
    title: "A shared plan",
    conclusion,
    running: `As it was on ${writeDayOf(shared.shared_at)}`,
    sections: [
      ...sections,
      ...listTicked(sharing),
      { heading: "Open this plan on a screen", blocks: describeLink(shared, { sharing, link, at }) },
    ],
  };
}

function listTicked({ ticked, tickedHeading }: SharingView): PaperSection<SharedPaperBlock>[] {
  if (ticked.length === 0) return [];
  const rows = ticked.map(({ name, value }) => ({ cells: [name, value] }));
  return [{ heading: tickedHeading, blocks: [{ kind: "table", ...NAMED_VALUES, rows }] }];
}

type Linked = { sharing: SharingView; link: string; at: string };

/** Paper does not change, so it states the time up to which no newer version was known. */
function describeLink({ expires_at }: SharedAnswer, { sharing, link, at }: Linked): SharedPaperBlock[] {
  return [
    {
      kind: "text",
      text: [
        sharing.origin,
        `This file was made on ${writeDayOf(at)}.`,
        ...(sharing.newer ? [] : ["There was no newer version that day."]),
        `The link works until ${writeDayOf(expires_at)}. Whoever has it can open the plan, so give this file only to people who may see it.`,
      ].join(" "),
    },
    { kind: "link", address: link, alternative: "Open the shared plan" },
    { kind: "text", text: "A phone’s camera reads this QR code, which holds the same link:" },
    { kind: "qrCode", address: link, alternative: "A QR code that opens this plan" },
  ];
}
