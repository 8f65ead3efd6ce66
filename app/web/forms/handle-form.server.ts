/** One way for every page to handle its form; `app/docs/add-a-page.md` shows it in use. */
import { type AppLoadContext, redirect, type TypedResponse } from "@remix-run/node";
import type { z } from "zod";
import { callBackend, type Caller } from "~/backend/door.server";
import { isSuccess, type Rejection } from "~/contract/wire/envelope";
import type { AnswerOf, InputOf } from "~/contract/wire/operation";
import type { OperationAt, OperationName } from "~/contract/operations";
import type { Right } from "~/contract/wire/rights";
import { answerInPlace, type FormRefusal } from "~/ui/form";
import { NO_FIELDS } from "../fields/field";
import { readFields } from "../fields/read-fields.server";
import { type DeskSession, requireRight } from "../identity/desk.server";
import { carrySession, type Session } from "../identity/session.server";
import { answerForm } from "./answer-form";
import { explainRefusal, type RefusalWords } from "./explain-refusal.server";
import type { Fields } from "./keep-declared";
import { DISTRUST_WORDS, type ReadForm, readForm } from "./form-protection.server";
import { readOperationId } from "./operation-id.server";

/** The part of an action's arguments that a form needs. */
export type FormArgs = { request: Request; context: AppLoadContext };

/**
 * The form's session and whatever else its page opens. `headers` go with every response; by default they are
 * the session's cookie.
 */
type Opened = { session?: Session; headers?: Headers };

/** The tools for handling a form, besides what its page opened. */
export type Posted = {
  form: FormData;
  /** Carries the idempotency key: its call happens once, however often the form is sent. */
  caller: Caller;
  /** Calls the services, once for each idempotency key; if they refuse, the page is shown again as by `refuse`. */
  send: <Name extends OperationName>(
    name: Name,
    input: InputOf<OperationAt<Name>>,
    words?: RefusalWords,
  ) => Promise<AnswerOf<OperationAt<Name>>>;
  /** Shows the page again with everything typed and the mistakes: in our words, or as the services refused it. */
  refuse: (refusal: FormRefusal | Rejection, words?: RefusalWords) => ReturnType<typeof answerInPlace>;
  /** Redirects to another page, with any further cookies. */
  redirectTo: (address: string, cookies?: readonly string[]) => TypedResponse<never>;
};

type RefusedPage = Awaited<ReturnType<typeof answerInPlace>>;

/** Ends the handling of a form that the services refused. */
class FormRefused extends Error {
  constructor(readonly page: RefusedPage) {
    super("The services refused a form");
  }
}

type Handling<About, Answer> = {
  /** Finds the session and the form's subject; throws the response for those without access. */
  open: (request: Request) => Promise<About>;
  /** Redirects, or refuses. */
  handle: (posted: Posted & About) => Promise<Answer>;
};

/**
 * The permitted fields: a schema, and the names of fields that are read in another way. A form without either
 * has only buttons.
 */
export type Declared<About, Schema extends FormSchema> = {
  schema?: Schema | ((form: FormData, about: About) => Schema);
  fields?: Fields;
};

export type FormSchema = z.AnyZodObject;

/** The values of a schema's fields. */
export type WithValues<Schema extends FormSchema> = { values: z.output<Schema> };

/**
 * Handles a posted form: reads its declared fields, opens its page's subject, and passes both on. If the form
 * is not trusted or its schema finds mistakes, the page is shown again with everything typed, and `handle` is
 * not called.
 * @throws Response as `readForm`, `open` and `explainRefusal` do
 */
export async function handleForm<
  About extends Opened,
  Answer extends Response,
  Schema extends FormSchema = typeof NO_FIELDS,
>(
  args: FormArgs,
  { open, schema, fields = [] }: Pick<Handling<About, Answer>, "open"> & Declared<About, Schema>,
  handle: (posted: Posted & About & WithValues<Schema>) => Promise<Answer>,
) {
  const own = typeof schema === "object" ? Object.keys(schema.shape) : [];
  const read = await readForm(args.request, [...own, ...fields]);
  return handleRead(args, read, { open, handle: judgeBy(schema, handle) });
}

/** Wraps a handler so that a form with mistakes by the schema is refused before it. */
export function judgeBy<About, Answer extends Response, Schema extends FormSchema>(
  schema: Declared<About, Schema>["schema"],
  handle: (posted: Posted & About & WithValues<Schema>) => Promise<Answer>,
) {
  return async (posted: Posted & About) => {
    const judging = typeof schema === "function" ? schema(posted.form, posted) : (schema ?? NO_FIELDS);
    const judged = await readFields(judging as Schema, posted.form);
    return judged.ok ? handle({ ...posted, values: judged.value }) : posted.refuse(judged.reason);
  };
}

/** Opens nothing: for a form that anyone may send, or whose handler opens what the pressed button needs. */
export async function forAnybody(): Promise<Opened> {
  return {};
}

/** Handles a form of a desk's page: `handleForm` for people with a right. */
export async function handleDeskForm<Answer extends Response, Schema extends FormSchema = typeof NO_FIELDS>(
  args: FormArgs,
  { right, ...declared }: { right: Right } & Declared<{ session: DeskSession }, Schema>,
  handle: (posted: Posted & { session: DeskSession } & WithValues<Schema>) => Promise<Answer>,
) {
  const open = async (request: Request) => ({ session: await requireRight(request, right) });
  return handleForm(args, { open, ...declared }, handle);
}

/** Handles a form that the caller has read in its own way, such as one with a picture. */
export async function handleRead<About extends Opened, Answer extends Response>(
  { request, context }: FormArgs,
  { form, distrust }: ReadForm,
  { open, handle }: Handling<About, Answer>,
) {
  const about = await open(request);
  const { session, headers } = about;
  const carry = (cookies: readonly string[] = []) => {
    const carried = headers ? new Headers(headers) : carrySession(session);
    for (const cookie of cookies) carried.append("Set-Cookie", cookie);
    return carried;
  };
  const refuse: Posted["refuse"] = (refusal, words) => {
    const isAnswered = typeof refusal === "object" && "http_code" in refusal;
    const reason = isAnswered ? explainRefusal(refusal, session, { ...words, form }) : refusal;
    return answerInPlace(form, reason, carry());
  };
  const redirectTo: Posted["redirectTo"] = (address, cookies) =>
    redirect(address, { status: 303, headers: carry(cookies) });
  const caller = { bearer: session?.bearer, processContextId: readOperationId(form) };
  const send: Posted["send"] = async (name, input, words) => {
    const answer = await callBackend(name, input, caller);
    if (isSuccess(answer)) return answer.return_object;
    throw new FormRefused(await refuse(answer, words));
  };
  const posted = { ...about, form, caller, send, refuse, redirectTo };
  const answer: Promise<Answer | RefusedPage> = distrust ? refuse(DISTRUST_WORDS[distrust]) : handle(posted);
  return answerForm(context, await answer.catch(showRefused));
}

/** @throws any other error of the handling */
function showRefused(ended: unknown) {
  if (ended instanceof FormRefused) return ended.page;
  throw ended;
}
