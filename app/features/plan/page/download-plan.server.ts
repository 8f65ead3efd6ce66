import { stringify } from "csv-stringify/sync";
import { type AssumedFileLine, assumedRowSchema, type PlanFile } from "~/contract/plan/plan-file";
import type { Advised } from "~/words/changes/shown-plan";
import { describeAssumed } from "~/words/assumed/describe-assumed";
import { gatherFacts } from "~/words/plan/plan-facts";
import { downloadOwnPaper } from "./plan-paper.server";
import { listProjections } from "./projections-table";
import { visitAdvised } from "./visit-advised.server";

/** A plan to download, with its amended version. */
type Taken = { id: number; recommended: Advised; amended?: Advised; headers: Headers };

function writeFile(text: string, { name, type, headers }: { name: string; type: string; headers: Headers }) {
  headers.set("Content-Type", `${type}; charset=utf-8`);
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(text, { headers });
}

/** The yearly figures as CSV; the byte order mark tells older spreadsheets that the text is UTF-8. */
function writeProjections({ id, recommended, amended, headers }: Taken): Response {
  const advised = amended ? [recommended, amended] : [recommended];
  const table = listProjections(advised.map(({ recommendation }) => recommendation));
  const text = stringify(table, { bom: true, record_delimiter: "windows" });
  return writeFile(text, { name: `baobab-plan-${id}.csv`, type: "text/csv", headers });
}

/** Answers beside the survey and assumptions, which both versions of the plan share. */
function listAssumed({ recommended: { recommendation, plan } }: Taken): AssumedFileLine[] {
  const { lines } = describeAssumed(gatherFacts(recommendation, plan));
  return lines.map(({ key, isTold, title, note }) => ({
    line: key,
    is_told: isTold,
    statement: title,
    note,
  }));
}

function writeAssumed(taken: Taken): Response {
  const rows = listAssumed(taken).map(({ line, is_told, statement, note }) => [
    line,
    is_told ? "yes" : "no",
    statement,
    note,
  ]);
  const table = [Object.keys(assumedRowSchema.shape), ...rows];
  const text = stringify(table, { bom: true, record_delimiter: "windows" });
  const name = `baobab-plan-${taken.id}-assumed.csv`;
  return writeFile(text, { name, type: "text/csv", headers: taken.headers });
}

/** The whole plan as JSON for other programs; the OpenAPI document describes its shape. */
function writeWholePlan(taken: Taken): Response {
  const { id, recommended, amended, headers } = taken;
  const file: PlanFile = {
    format: "baobab-plan-2",
    recommended,
    assumed: listAssumed(taken),
    customized: amended,
  };
  const text = JSON.stringify(file, undefined, 2);
  return writeFile(text, { name: `baobab-plan-${id}.json`, type: "application/json", headers });
}

/**
 * Sends a plan as one of its files.
 * @throws Response 404 if there is no such file
 */
export async function downloadPlan(file: string | undefined, open: () => Promise<Taken>): Promise<Response> {
  if (file === "plan.json") return writeWholePlan(await open());
  if (file === "assumed.csv") return writeAssumed(await open());
  if (file === "projections.csv") return writeProjections(await open());
  throw new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
}

/** Sends a file of the plan of the address. */
export function downloadOwnPlan(request: Request, file: string | undefined): Promise<Response> {
  if (file === "plan.pdf") return downloadOwnPaper(request);
  return downloadPlan(file, () => visitAdvised(request));
}
