/** The code of the rendering thread, built separately into `build/paper-worker.mjs`. */
import { adviceRecordSchema } from "~/contract/records/advice-record";
import { describePlanPaper, type PlanRead } from "~/words/paper/describe-plan-paper";
import { describeRecord } from "~/words/paper/describe-record";
import { describeSharedPaper, type SharedRead } from "~/words/paper/describe-shared-paper";
import { layOutPaper } from "./lay-out-paper";

/** A plan as its reader sees it: their own, or a shared one. */
export type ReadTask = ({ kind: "plan" } & PlanRead) | ({ kind: "shared" } & SharedRead);

/** A document to render: a record of advice by its canonical JSON, or a plan. */
export type PaperTask = { kind: "record"; content: string; sha256: string } | ReadTask;

/** Renders a tagged PDF. The same task gives the same bytes. */
export default async function drawPaper(task: PaperTask): Promise<Uint8Array> {
  if (task.kind === "plan") return layOutPaper(describePlanPaper(task), new Date(task.at));
  if (task.kind === "shared") return layOutPaper(describeSharedPaper(task), new Date(task.at));
  const record = adviceRecordSchema.parse(JSON.parse(task.content));
  return layOutPaper(describeRecord(record, task.sha256), new Date(record.selected_at));
}
