/** The unfinished answers of logged-in people, which the services store for all their devices. */
import { redirect } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { readClient, writePlanAddress, type NamedPlan, type PlanChoice } from "~/base/plan-address";
import { callBackend, findSurveyLimits } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import type { Session } from "~/web/identity/session.server";
import { hasAgreed } from "./consent";
import { hasUnfinishedAnswers, writeDraft, type Answers } from "./draft.server";
import { readDraftRecord, saysTheSame, writeDraftRecord } from "./draft-record";
import { readSeenVersion, writeSeenVersion } from "./draft-version.server";

/** The page on which a person chooses between this browser's answers and those saved on another device. */
export const CHOOSE_ANSWERS = "/en/choose-answers";

const MOST_TRIES = 3;

/** A saved draft; `record` is absent if the draft was cleared, or its plan is gone or holds the same answers. */
export type SavedAnswers = { version: number; plan?: number; record?: SurveyRecord };

/** The user whose answers are saved: the client in the address, otherwise the logged-in person. */
export function findAnswerer(request: Request, session: Session | undefined): number | undefined {
  const client = readClient(new URL(request.url).searchParams);
  return session?.person && typeof client === "number" ? client : session?.person?.userId;
}

/** Returns a person's saved draft; undefined if there is none, or if the services do not answer. */
export async function fetchSavedAnswers(
  { bearer }: Session,
  userId: number,
): Promise<SavedAnswers | undefined> {
  const answer = await callBackend("getDraft", { params: { userId } }, { bearer });
  if (!isSuccess(answer)) return undefined;
  const { draft, version } = answer.return_object;
  // Cleared answers are saved as an empty draft.
  if (Object.keys(draft).length === 0) return { version };
  if (draft.id === undefined) return { version, record: draft };
  const plans = await callBackend("getPlan", { query: { id: draft.id } }, { bearer });
  const [plan] = isSuccess(plans) ? plans.return_object : [];
  if (!plan) return { version };
  return { version, plan: draft.id, record: saysTheSame(plan, draft) ? undefined : draft };
}

/** True if this browser, or the logged-in person's account, has unfinished answers to a new plan. */
export async function hasAnswersToNewPlan(request: Request, session: Session): Promise<boolean> {
  if (await hasUnfinishedAnswers(request)) return true;
  const saved = session.person && (await fetchSavedAnswers(session, session.person.userId));
  return saved?.record !== undefined && saved.plan === undefined;
}

/**
 * Takes up the saved answers to a plan in a browser that has none, with cookies that store them there.
 * @param plan undefined for a new one
 */
async function takeUpSavedAnswers(
  request: Request,
  session: Session,
  plan: number | undefined,
): Promise<{ answers: Answers; cookies: string[] } | undefined> {
  const userId = findAnswerer(request, session);
  const saved = userId === undefined ? undefined : await fetchSavedAnswers(session, userId);
  if (userId === undefined || !saved?.record || saved.plan !== plan) return undefined;
  const answers = { typed: readDraftRecord(saved.record), firstFigure: saved.record.first_figure };
  const written = await writeDraft(request, plan, answers);
  const cookies = [
    ...(written.ok ? written.value : []),
    await writeSeenVersion(request, userId, saved.version),
  ];
  return { answers, cookies };
}

/** The answers to save, and their plan. */
export type ToSave = {
  plan: PlanChoice | undefined;
  typed: Answers["typed"];
  firstFigure?: Answers["firstFigure"];
  /** True if the person has already consented to the use of their health answers. */
  hasConsented?: boolean;
};

/** Cookies with the saved version; or `outdated` if another device has saved other answers meanwhile. */
type Saving = { cookies: string[]; version?: number } | "outdated";

/**
 * Saves the answers of a logged-in person; a guest's stay in the browser. A failure is ignored, because the
 * browser stores the answers as well, and the services log it.
 * @param seen the version on which these answers are based; by default the last one that this browser has seen
 */
export async function saveAnswers(
  request: Request,
  session: Session | undefined,
  { seen, ...toSave }: ToSave & { seen?: number },
): Promise<Saving> {
  const userId = findAnswerer(request, session);
  if (!session || userId === undefined) return { cookies: [] };
  const draft = writeRecord(toSave);
  const save = (version: number) =>
    callBackend(
      "saveDraft",
      { params: { userId }, body: { userId, draft, version } },
      { bearer: session.bearer },
    );
  let answer = await save(seen ?? (await readSeenVersion(request, userId)));
  // A double click saves the same answers twice at once.
  for (let tries = 0; answer.http_code === 409 && tries < MOST_TRIES; tries += 1) {
    const saved = await fetchSavedAnswers(session, userId);
    if (!saved || (saved.record && !saysTheSame(saved.record, draft))) return "outdated";
    answer = await save(saved.version);
  }
  if (answer.http_code === 409) return "outdated";
  if (!isSuccess(answer)) return { cookies: [] };
  const { version } = answer.return_object;
  return { cookies: [await writeSeenVersion(request, userId, version)], version };
}

function writeRecord({ plan, typed, firstFigure, hasConsented = false }: ToSave): SurveyRecord {
  return writeDraftRecord(typed, {
    limits: findSurveyLimits(todayInSouthAfrica(new Date())),
    plan: typeof plan === "number" ? plan : undefined,
    firstFigure,
    mayStoreHealth: hasConsented || hasAgreed(typed),
  });
}

/**
 * Finds the unfinished answers to a plan: this browser's, or those that a logged-in person has saved on another
 * device. When they open the survey after logging in, saves the browser's if no others are saved.
 * @throws Response a redirect to choose between the two if they differ
 */
export async function bringTogether(
  request: Request,
  { named, session, own }: { named: NamedPlan; session?: Session; own?: Answers },
): Promise<{ draft?: Answers; cookies: readonly string[] }> {
  if (!session?.person) return { draft: own, cookies: [] };
  const { plan } = named;
  if (!own) {
    const saved = await takeUpSavedAnswers(request, session, typeof plan === "number" ? plan : undefined);
    return { draft: saved?.answers, cookies: saved?.cookies ?? [] };
  }
  const userId = findAnswerer(request, session);
  const isPosted = request.method === "POST";
  if (isPosted || userId === undefined || (await readSeenVersion(request, userId)) > 0)
    return { draft: own, cookies: [] };
  const saving = await saveAnswers(request, session, { plan, ...own });
  if (saving === "outdated") throw redirect(writePlanAddress(CHOOSE_ANSWERS, named));
  return { draft: own, cookies: saving.cookies };
}
