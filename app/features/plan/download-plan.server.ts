import { stringify } from "csv-stringify/sync";
import type { PlanFile } from "~/contract/plan-file";
import { listProjections } from "./projections-table";
import { visitAdvised } from "./visit-advised.server";

function writeFile(text: string, { name, type, headers }: { name: string; type: string; headers: Headers }) {
  headers.set("Content-Type", `${type}; charset=utf-8`);
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(text, { headers });
}

/** The yearly figures as a table for a spreadsheet; the mark in front says to older ones that the text is UTF-8. */
export async function downloadProjections(request: Request): Promise<Response> {
  const { id, recommended, customised, headers } = await visitAdvised(request);
  const advised = customised ? [recommended, customised] : [recommended];
  const table = listProjections(advised.map(({ recommendation }) => recommendation));
  const text = stringify(table, { bom: true, record_delimiter: "windows" });
  return writeFile(text, { name: `baobab-plan-${id}.csv`, type: "text/csv", headers });
}

/** The whole plan for another program; the OpenAPI document describes its shape. */
export async function downloadPlan(request: Request): Promise<Response> {
  const { id, recommended, customised, headers } = await visitAdvised(request);
  const file: PlanFile = { format: "baobab-plan-1", recommended, customised };
  const text = JSON.stringify(file, undefined, 2);
  return writeFile(text, { name: `baobab-plan-${id}.json`, type: "application/json", headers });
}
