import type { LoaderFunctionArgs } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { findBirthDate, maskIdentityNumber, readIdentityNumber } from "~/base/identity-number";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { requireRight } from "~/web/identity/desk.server";
import { readFileForm } from "~/web/forms/form-protection.server";
import { carrySession, readWait, showPage } from "~/web/identity/session.server";
import { describeWait } from "~/web/request/rate-limit-message";
import { type FormArgs, handleRead, type Posted } from "~/web/forms/handle-form.server";
import { writeDate } from "~/words/plan/write-figures";
import type { ImportView } from "./import-page";
import { COLUMNS } from "./import-words";
import { readClientList, readText, TOO_LARGE } from "./read-client-list";

/** URL-encoded, a list takes up to three times its size; beyond this limit its own refusal is shown. */
const POSTED = { file: "file", fields: ["list"], limitBytes: 1024 * 1024 } as const;

export async function showImport({ request }: LoaderFunctionArgs) {
  return showPage({}, await requireRight(request, "addClients"));
}

/** Reports what an import of the list would do, or adds its clients. */
export async function importList(args: FormArgs) {
  const read = await readFileForm(args.request, POSTED);
  const { form, distrust } = read ?? { form: new FormData() };
  const file = form.get(POSTED.file);
  form.delete(POSTED.file);
  const list = read && { file };
  return handleRead(
    args,
    { form, distrust },
    { open: openImport, handle: (posted) => handleList(posted, list) },
  );
}

async function openImport(request: Request) {
  return { session: await requireRight(request, "addClients") };
}

type PostedList = Posted & Awaited<ReturnType<typeof openImport>>;

/** `list` is undefined if it was too large to be read. */
async function handleList({ form, session, refuse }: PostedList, list?: { file: FormDataEntryValue | null }) {
  const refuseList = (message: string) => refuse([{ field: "file", message }]);
  if (!list) return refuseList(TOO_LARGE);
  const text = await readPosted(form, list.file);
  if (!text.ok) return refuseList(text.reason);
  if (!text.value.trim()) return refuseList("Please choose a file, or paste a list");
  const clients = readClientList(text.value);
  if (!clients.ok) return refuseList(clients.reason);
  const dryRun = form.get("intent") !== "add";
  const answer = await callBackend("importClients", { body: { dryRun, clients: clients.value } }, session);
  if (answer.http_code === 429) return refuse(describeBusyHour(readWait(answer)));
  if (!isSuccess(answer)) return refuse(answer, { nameField: () => undefined });
  const today = todayInSouthAfrica(new Date());
  const view: ImportView = {
    list: dryRun ? text.value : undefined,
    rows: answer.return_object.clients.map((imported, index) => {
      const { firstNames = "", surname = "", rsaIdNr = "" } = clients.value[index] ?? {};
      const birthDate = findBirthDate(rsaIdNr, today);
      const identity = readIdentityNumber(rsaIdNr, today);
      return {
        ...imported,
        name: `${firstNames} ${surname}`.trim(),
        idNumber: maskIdentityNumber(rsaIdNr),
        born: birthDate && `born ${writeDate(birthDate)}`,
        gender: identity.ok ? identity.value.sex : undefined,
      };
    }),
  };
  return showPage({ view }, session);
}

function describeBusyHour(seconds: number): string {
  return `You have checked or added a great many clients in the last hour. Nothing is stored of this list, and you can try again ${describeWait(seconds)}.`;
}

/** Sends an example list as a file. */
export async function sendExample({ request }: LoaderFunctionArgs) {
  const headers = carrySession(await requireRight(request, "addClients"));
  headers.set("Content-Type", "text/csv; charset=utf-8");
  headers.set("Content-Disposition", 'attachment; filename="clients.csv"');
  const lines = [COLUMNS.map(({ head }) => head), COLUMNS.map(({ example }) => example)];
  return new Response(`\uFEFF${lines.map((cells) => cells.join(",")).join("\r\n")}\r\n`, { headers });
}

async function readPosted(form: FormData, file: FormDataEntryValue | null) {
  const isFile = file instanceof Blob && file.size > 0;
  const typed = new TextEncoder().encode(String(form.get("list") ?? ""));
  return readText(isFile ? new Uint8Array(await file.arrayBuffer()) : typed);
}
