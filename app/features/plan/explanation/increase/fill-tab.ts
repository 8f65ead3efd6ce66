import { readAdviceType } from "~/contract/plan/advice-type";
import { describeFilledLever } from "~/words/changes/describe-gap";
import { GAP } from "../addresses";
import type { OpenedTabs } from "./open-tabs.server";
import type { FilledTab } from "./tab-view";
import { listFields, readTypedNeeds, SHOWN, writeFields } from "./typed-needs";
import type { NeedsGround } from "./typed-needs";

/**
 * Fills a tab in with what would close the gap of the plan that the query names, as if a person had typed it.
 * @returns nothing where no gap is asked about, nothing on this tab would close it, or the tab does not allow it
 */
export function fillTab(
  query: URLSearchParams,
  ground: NeedsGround,
  { facts, amended }: Pick<OpenedTabs, "facts" | "amended">,
): FilledTab | undefined {
  const asked = readAdviceType(query.get(GAP));
  const plan = asked === "customized" ? amended : asked && facts;
  const change = plan && describeFilledLever(plan, listFields(ground));
  if (!change) return undefined;
  const held = { ...ground.held, [change.lever]: change.value };
  const values = { ...writeFields({ ...ground, held }), [SHOWN]: writeFields(ground)[SHOWN] ?? "" };
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const read = readTypedNeeds(form, ground);
  return "needs" in read ? { values, needs: read.needs, sentence: change.sentence } : undefined;
}
