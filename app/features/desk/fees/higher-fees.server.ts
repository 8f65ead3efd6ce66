import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { callBackend, findOperator } from "~/backend/door.server";
import type { ClientFees } from "~/contract/fees/client-fees";
import { isSuccess } from "~/contract/wire/envelope";
import { addVat } from "~/base/vat";
import { FEE_PARTS, feesInFund, readFees } from "~/contract/fees/fee-rules";
import { type FeeTable, listShownProducts } from "~/contract/fees/fee-table";
import { refuseForNow, showPage } from "~/web/identity/session.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { requirePerson } from "~/web/identity/user.server";
import { higherFeesForm } from "./fee-form";
import type { HigherFeesView } from "./higher-fees-page";
import { PART_NAMES, PRODUCT_NAMES } from "./fee-words";

const PAGE = "/en/my-data/fees";

async function requireOwner(request: Request) {
  const { session } = await requirePerson(request);
  return { session, id: session.person.userId };
}

/** Shows a client the higher fees that wait for their answer. */
export async function showHigherFees({ request }: LoaderFunctionArgs) {
  const { session, id } = await requireOwner(request);
  const answer = await callBackend("getClientFees", { params: { id } }, session);
  // 404: the person is nobody's client, so no proposal waits.
  if (!isSuccess(answer) && answer.http_code !== 404) throw refuseForNow(session, answer);
  const fees = isSuccess(answer) ? answer.return_object : undefined;
  const { proposal, newestPlan } = fees ?? {};
  const preview =
    proposal && newestPlan !== undefined
      ? await callBackend("previewFees", { body: { id: newestPlan, fpFees: proposal.fpFees } }, session)
      : undefined;
  const answered = new URL(request.url).searchParams.get("answered");
  const view: HigherFeesView = {
    operation: randomUUID(),
    proposal: fees &&
      proposal && {
        at: proposal.at,
        by: `${proposal.name}, ${proposal.role}`,
        changes: listChanges(fees, proposal.fpFees),
      },
    preview: preview && isSuccess(preview) ? preview.return_object : undefined,
    answered: answered === "kept" || answered === "declined" ? answered : undefined,
  };
  return showPage(view, session);
}

function listChanges({ fpFees: before, funds, vatPerct }: ClientFees, after: FeeTable) {
  const all = [...funds, { fundNr: undefined, fundName: "All other funds" }];
  return all.flatMap(({ fundNr, fundName }) =>
    listShownProducts(findOperator().plusProvider !== undefined).flatMap((productId) => {
      const [was, is] = [before, after].map((table) => feesInFund(table, productId, fundNr));
      if (!was || !is) return [];
      const [old, next] = [readFees(was), readFees(is)];
      return FEE_PARTS.filter((part) => old[part] !== next[part]).map((part) => ({
        name: `${PRODUCT_NAMES[productId]}, ${fundName}: ${PART_NAMES[part]}`,
        was: addVat(old[part], vatPerct).toFixed(2),
        is: addVat(next[part], vatPerct).toFixed(2),
      }));
    }),
  );
}

/** Stores the yes or no. */
export async function answerHigherFeesForm(args: FormArgs) {
  const declared = { open: requireOwner, schema: higherFeesForm };
  return handleForm(args, declared, async ({ form, values, id, caller, refuse, redirectTo }) => {
    const body = { ...values, accepted: form.get("intent") === "yes" };
    const answer = await callBackend("answerHigherFees", { params: { id }, body }, caller);
    if (isSuccess(answer)) return redirectTo(`${PAGE}?answered=${answer.return_object.state}`);
    // The proposal is settled or withdrawn: the page shows what waits instead.
    if (answer.http_code === 404) return refuse(answer.message);
    return refuse(answer, { nameField: () => undefined });
  });
}
