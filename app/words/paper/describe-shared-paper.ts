/** A shared plan as it is set on paper: who shared it, the plan, and the link to it, for somebody who does not own it. */
import type { Operator } from "~/base/operator";
import type { SharedAnswer } from "~/contract/records/share-operations";
import { describeSharing } from "./describe-sharing";
import { layOutPlan } from "./lay-out-plan";
import { NAMED_VALUES } from "./paper";
import type { Paper, SharedPaperBlock } from "./paper";
import { writeDayOf } from "../plan/write-figures";

/** A shared plan as it was read at an instant (ISO 8601), the link that leads to it, and whom to call about it. */
export type SharedRead = { shared: SharedAnswer; link: string; at: string; operator: Operator };

/** Describes a shared plan as it is set on paper. */
export function describeSharedPaper({ shared, link, at, operator }: SharedRead): Paper<SharedPaperBlock> {
  const { conclusion, sections } = layOutPlan(shared, operator);
  return {
    title: "A shared plan",
    conclusion,
    running: `As it was on ${writeDayOf(shared.shared_at)}`,
    sections: [
      { heading: "Who shared this plan", blocks: describeSharer(shared, at) },
      ...sections,
      { heading: "Open this plan on a screen", blocks: describeLink(shared, link) },
    ],
  };
}

/** Paper stays as it is, so that it says when nothing newer was known. */
function describeSharer(shared: SharedAnswer, at: string): SharedPaperBlock[] {
  const { intro, newer, ticked } = describeSharing(shared);
  const made = `This file was made on ${writeDayOf(at)}.`;
  return [
    { kind: "text", text: [intro, made, newer ?? "There was no newer version that day."].join(" ") },
    ...(ticked.length > 0
      ? [
          {
            kind: "table" as const,
            ...NAMED_VALUES,
            rows: ticked.map(({ name, value }) => ({ cells: [name, value] })),
          },
        ]
      : []),
  ];
}

function describeLink({ expires_at }: SharedAnswer, address: string): SharedPaperBlock[] {
  return [
    {
      kind: "text",
      text: `The link works until ${writeDayOf(expires_at)}. Whoever has it can open the plan, so give this file only to people who may see it.`,
    },
    { kind: "link", address, alternative: "Open the shared plan" },
    { kind: "text", text: "A phone’s camera reads this QR code, which holds the same link:" },
    { kind: "qrCode", address, alternative: "A QR code that opens this plan" },
  ];
}
