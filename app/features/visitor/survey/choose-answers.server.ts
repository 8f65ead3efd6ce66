import { redirect } from "@remix-run/node";
import { type NamedPlan, readNamedPlan, writePlanAddress } from "~/base/plan-address";
import { STEPS } from "~/contract/survey/field-declaration";
import {
  carrySession,
  findPersonSession,
  findSession,
  type Session,
  showPage,
} from "~/web/identity/session.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import type { ChoiceView, Difference } from "./choose-answers-page";
import { type Answers, clearOtherTab, readDraft, readOtherTab, writeDraft } from "./draft.server";
import { readDraftRecord } from "./draft-record";
import { writeSeenVersion } from "./draft-version.server";
import {
  CHOOSE_ANSWERS,
  fetchSavedAnswers,
  findAnswerer,
  saveAnswers,
  type SavedAnswers,
} from "./saved-draft.server";
import { sayAllTyped } from "./say-typed";
import { stepWords } from "~/words/survey/steps";
import type { TypedAnswers } from "./typed-answers";

const NO_ANSWER = "Not answered";

const SAVED_MEANWHILE = "Your other device has saved other answers again. Please choose once more.";

/** The answers posted from a tab, and another person's unfinished answers in this browser. */
type TwoTabs = { named: NamedPlan; session: Session | undefined; tab: TypedAnswers; typed: TypedAnswers };

async function findTwoTabs(request: Request): Promise<TwoTabs | undefined> {
  const named = readNamedPlan(new URL(request.url).searchParams);
  const [tab, own] = [await readOtherTab(request, named.plan), await readDraft(request, named.plan)];
  if (!tab || !own) return undefined;
  return { named, session: await findSession(request), tab, typed: own.typed };
}

/** The answers of this browser and those that another device has saved. */
type Both = {
  named: NamedPlan;
  session: Session;
  userId: number;
  own: Answers;
  saved: SavedAnswers & { typed: TypedAnswers };
};

/** Returns both, or the address to go on to if there is nothing to choose between. */
async function findBoth(request: Request): Promise<Both | { address: string }> {
  const named = readNamedPlan(new URL(request.url).searchParams);
  const address = writeWayOn(named);
  const [session, own] = [await findPersonSession(request), await readDraft(request, named.plan)];
  const userId = findAnswerer(request, session);
  if (!session || userId === undefined || !own) return { address };
  const saved = await fetchSavedAnswers(session, userId);
  if (!saved?.record) return { address };
  return { named, session, userId, own, saved: { ...saved, typed: readDraftRecord(saved.record) } };
}

/** Shows where the answers of this tab or browser differ from those stored instead. */
export async function showChoice(request: Request) {
  const tabs = await findTwoTabs(request);
  if (tabs) return showTabs(tabs);
  const both = await findBoth(request);
  if ("address" in both) return redirect(both.address);
  const { named, session, own, saved } = both;
  const view = {
    between: "devices" as const,
    action: writePlanAddress(CHOOSE_ANSWERS, named),
    version: saved.version,
    isOtherPlan: saved.plan !== (typeof named.plan === "number" ? named.plan : undefined),
    differences: listDifferences(own.typed, saved.typed),
  };
  return showPage(view satisfies ChoiceView, session);
}

/** Compares one step only: the tab posted no more. */
function showTabs({ named, session, tab, typed }: TwoTabs) {
  const view = {
    between: "tabs" as const,
    action: writePlanAddress(CHOOSE_ANSWERS, named),
    version: 0,
    isOtherPlan: false,
    differences: listDifferences(tab, typed).filter(({ here }) => here !== NO_ANSWER),
  };
  return showPage(view satisfies ChoiceView, session);
}

function listDifferences(here: TypedAnswers, elsewhere: TypedAnswers): Difference[] {
  return STEPS.flatMap((step) => stepWords[step].questions).flatMap((question) => {
    const said = [here, elsewhere].map((typed) => sayAllTyped(question, typed) || NO_ANSWER);
    const [one = "", other = ""] = said;
    if (squeeze(one) === squeeze(other)) return [];
    return [{ name: question.listName ?? question.shortName, here: one, elsewhere: other }];
  });
}

/** The same amount or number may be typed with different spaces. */
function squeeze(text: string): string {
  return text.replace(/\s/g, "");
}

/** Goes on with the chosen answers and discards the others. */
export async function chooseAnswers(args: FormArgs) {
  return (await findTwoTabs(args.request)) ? chooseTab(args) : chooseDevice(args);
}

async function chooseTab(args: FormArgs) {
  const { request } = args;
  const declared = { open: requireTwoTabs, fields: ["version"] };
  return handleForm(args, declared, async ({ form, named, session, tab }) => {
    const { plan } = named;
    const written =
      form.get("intent") === "here" ? await writeDraft(request, plan, { typed: tab }) : undefined;
    const cookies = [clearOtherTab(request, plan), ...(written?.ok ? written.value : [])];
    return leadOn(named, session, cookies);
  });
}

async function requireTwoTabs(request: Request): Promise<TwoTabs> {
  const tabs = await findTwoTabs(request);
  if (!tabs) throw new Error("there is nothing to choose between");
  return tabs;
}

async function chooseDevice(args: FormArgs) {
  const declared = { open: requireBoth, fields: ["version"] };
  return handleForm(args, declared, async ({ form, named, session, userId, own, saved, refuse }) => {
    const { request } = args;
    const isUnseen = Number(form.get("version")) !== saved.version;
    if (isUnseen) return refuse(SAVED_MEANWHILE);
    if (form.get("intent") === "elsewhere") {
      const written = await writeDraft(request, saved.plan, { typed: saved.typed });
      const cookies = [
        ...(written.ok ? written.value : []),
        await writeSeenVersion(request, userId, saved.version),
      ];
      return leadOn({ ...named, plan: saved.plan }, session, cookies);
    }
    const saving = await saveAnswers(request, session, {
      plan: named.plan,
      typed: own.typed,
      seen: saved.version,
    });
    return saving === "outdated" ? refuse(SAVED_MEANWHILE) : leadOn(named, session, saving.cookies);
  });
}

async function requireBoth(request: Request): Promise<Both> {
  const both = await findBoth(request);
  if ("address" in both) throw redirect(both.address, { status: 303 });
  return both;
}

function leadOn(named: NamedPlan, session: Session | undefined, cookies: readonly string[]) {
  return redirect(writeWayOn(named), { status: 303, headers: carrySession(session, cookies) });
}

/** The list of answers of a finished plan; otherwise step 7, which redirects to the first unfinished step. */
function writeWayOn(named: NamedPlan): string {
  return writePlanAddress(typeof named.plan === "number" ? "/en/check-answers" : "/en/7", named);
}
