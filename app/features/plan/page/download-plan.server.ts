import { stringify } from "csv-stringify/sync";
import type { PlanFile } from "~/contract/plan/plan-file";
import type { Advised } from "~/words/changes/shown-plan";
import { listProjections } from "./projections-table";
import { visitAdvised } from "./visit-advised.server";

/** A plan to take away, ours and the amended one. */
type Taken = { id: number; recommended: Advised; amended?: Advised; headers: Headers };

function writeFile(text: string, { name, type, headers }: { name: string; type: string; headers: Headers }) {
  headers.set("Content-Type", `${type}; charset=utf-8`);
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(text, { headers });
}

/** The yearly figures as a table for a spreadsheet; the mark in front says to older ones that the text is UTF-8. */
function writeProjections({ id, recommended, amended, headers }: Taken): Response {
  const advised = amended ? [recommended, amended] : [recommended];
  const table = listProjections(advised.map(({ recommendation }) => recommendation));
  const text = stringify(table, { bom: true, record_delimiter: "windows" });
  return writeFile(text, { name: `baobab-plan-${id}.csv`, type: "text/csv", headers });
}

/** The whole plan for another program; the OpenAPI document describes its shape. */
function writeWholePlan({ id, recommended, amended, headers }: Taken): Response {
  const file: PlanFile = { format: "baobab-plan-1", recommended, customised: amended };
  const text = JSON.stringify(file, undefined, 2);
  return writeFile(text, { name: `baobab-plan-${id}.json`, type: "application/json", headers });
}

/**
 * A plan as one of its files.
 * @throws Response 404 if there is no such file
 */
export async function downloadPlan(file: string | undefined, open: () => Promise<Taken>): Promise<Response> {
  if (file === "plan.json") return writeWholePlan(await open());
  if (file === "projections.csv") return writeProjections(await open());
  throw new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
}

/** A file of the plan that the address names. */
export function downloadOwnPlan(request: Request, file: string | undefined): Promise<Response> {
  return downloadPlan(file, () => visitAdvised(request));
}
