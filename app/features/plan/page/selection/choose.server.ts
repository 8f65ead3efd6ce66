import { randomUUID } from "node:crypto";
import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { formatRand } from "~/base/money";
import { writePlanAddress } from "~/base/plan-address";
import { callBackend, findMailing } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { explainFailure } from "~/web/access/explain-failure.server";
import { readOwnPage } from "~/web/request/return-address";
import { findUser } from "~/web/identity/user.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { writeInstant } from "~/words/plan/write-figures";
import { AGAIN, CHOOSE, REQUEST_KINDS, REQUEST_PATHS, type RequestKind, THEN } from "../selection-addresses";
import type { ChooseView } from "./choose-page";
import { type Candidate, enterSelection } from "./enter-selection.server";
import { makeChoiceForm } from "./make-choice-form";
import { SEEN_FIELD } from "../seen-fields";
import { hasSeen, hashFigures } from "../seen-figures.server";
import { NO_FIELDS } from "~/web/fields/field";

const CHANGED =
  "The plan has changed since you opened this page, so nothing was chosen. Please look at it again and choose then.";
const NOT_CHOSEN =
  "We could not store your choice just now. Nothing is lost: please wait a minute and try again.";

/**
 * Asks a person to choose a plan, or shows their choice.
 * @throws Response as `enterSelection`
 */
export async function showPlanChoice({ request }: LoaderFunctionArgs) {
  const { chosen, candidates, hasRecord, session, client, headers } = await enterSelection(request);
  const { searchParams } = new URL(request.url);
  const guest = session.person ? undefined : { next: readOwnPage(request) };
  if (chosen && !searchParams.has(AGAIN)) {
    const { at, record, facts, type } = chosen;
    const own = record && (client ?? (await findUser(session))?.user);
    const email = own?.email ?? facts.plan.email;
    const view: ChooseView = {
      kind: "chosen",
      type,
      at: writeInstant(at),
      record: record && { sha256: record.sha256, mailing: findMailing(email) },
      forClient: client?.name,
      guest,
    };
    return json({ view }, { headers });
  }
  const view: ChooseView = {
    kind: "choice",
    plans: candidates.map(describe),
    chosen: chosen && { type: chosen.type, at: writeInstant(chosen.at) },
    hasRecord,
    guest,
    forClient: client?.name,
    then: readThen(searchParams),
    seen: hashFigures(candidates.map(({ facts }) => facts)),
    operation: randomUUID(),
  };
  return json({ view }, { headers });
}

function describe({ type, facts }: Candidate) {
  return { type, incomePerMonth: formatRand(facts.income.total) };
}

function readThen(searchParams: URLSearchParams): RequestKind | undefined {
  return REQUEST_KINDS.find((kind) => kind === searchParams.get(THEN));
}

/**
 * Chooses a plan, and freezes the record of advice if its owner has an account.
 * @throws Response as `enterSelection`
 */
export async function submitPlanChoice(args: FormArgs) {
  const declared = { open: enterSelection, schema: judgeSeen, fields: [SEEN_FIELD, "planType"] };
  return handleForm(args, declared, async ({ values, caller, refuse, redirectTo, ...entered }) => {
    const { id, session, client, named } = entered;
    if (!("planType" in values)) return refuse(CHANGED);
    const body = { id, plan_type: values.planType };
    const choose = (as: typeof caller) => callBackend("selectPlan", { body }, as);
    const first = await choose(caller);
    // 409: a page restored by the browser reuses its idempotency key with the other plan.
    const answer =
      first.http_code === 409 ? await choose({ ...caller, processContextId: randomUUID() }) : first;
    if (!isSuccess(answer)) return refuse(explainFailure(answer, { ...session, client }, NOT_CHOSEN));
    const then = readThen(new URL(args.request.url).searchParams);
    return redirectTo(writePlanAddress(then ? REQUEST_PATHS[then] : CHOOSE, named));
  });
}

/** If the plans have changed since, that is said first, and the choice is not read. */
function judgeSeen(
  form: FormData,
  { candidates }: { candidates: readonly Candidate[] },
): ReturnType<typeof makeChoiceForm> | typeof NO_FIELDS {
  const shown = candidates.map(({ facts }) => facts);
  return hasSeen(form, shown) ? makeChoiceForm(candidates.map(({ type }) => type)) : NO_FIELDS;
}
