import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { formatRand } from "~/base/money";
import { writePlanAddress } from "~/base/plan-address";
import { callBackend, findMailing } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { explainFailure } from "~/web/access/explain-failure.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readOperationId } from "~/web/forms/operation-id.server";
import { readOwnPage } from "~/web/forms/return-address";
import { findUser } from "~/web/identity/user.server";
import { answerInPlace } from "~/ui/form";
import { writeInstant } from "~/words/plan/write-figures";
import { AGAIN, CHOOSE, REQUEST_KINDS, REQUEST_PATHS, THEN } from "./addresses";
import type { RequestKind } from "./addresses";
import { PLAN_TYPE_FIELD } from "./choose-page";
import type { ChooseView } from "./choose-page";
import { enterSelection } from "./enter-selection.server";
import type { Candidate } from "./enter-selection.server";
import { hasSeen, hashFigures } from "../seen-figures.server";

const NO_CHOICE = "Please choose one of the two plans";
const CHANGED =
  "Your plan has changed since you opened this page, so nothing was chosen. Please look at it again and choose then.";
const NOT_CHOSEN =
  "We could not store your choice just now. Nothing is lost: please wait a minute and try again.";

/**
 * Asks which plan somebody chooses, or says what they have chosen.
 * @throws Response as `enterSelection`
 */
export async function showPlanChoice(request: Request, isRefused: boolean) {
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
    return json({ view, isRefused }, { headers });
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
  return json({ view, isRefused }, { headers });
}

function describe({ type, facts }: Candidate) {
  return { type, incomePerMonth: formatRand(facts.income.total) };
}

function readThen(searchParams: URLSearchParams): RequestKind | undefined {
  return REQUEST_KINDS.find((kind) => kind === searchParams.get(THEN));
}

/**
 * Chooses a plan, and freezes the record of the advice if it is a person's.
 * @throws Response as `enterSelection`
 */
export async function submitPlanChoice(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const { id, session, client, candidates, headers } = await enterSelection(request);
  if (
    !hasSeen(
      form,
      candidates.map(({ facts }) => facts),
    )
  )
    return answerInPlace(form, CHANGED, headers);
  const candidate = candidates.find(({ type }) => type === form.get(PLAN_TYPE_FIELD));
  if (!candidate) return answerInPlace(form, [{ field: PLAN_TYPE_FIELD, message: NO_CHOICE }], headers);
  const choose = (processContextId: string) =>
    callBackend(
      "selectPlan",
      { body: { id, plan_type: candidate.type } },
      { bearer: session.bearer, processContextId },
    );
  const first = await choose(readOperationId(form));
  // A page that the browser kept may be sent again with the other plan.
  const answer = first.http_code === 409 ? await choose(randomUUID()) : first;
  if (!isSuccess(answer))
    return answerInPlace(form, explainFailure(answer, { ...session, client }, NOT_CHOSEN), headers);
  const then = readThen(new URL(request.url).searchParams);
  return redirect(writePlanAddress(then ? REQUEST_PATHS[then] : CHOOSE, id), { status: 303, headers });
}
