/**
 * What a visitor last typed to lower a plan's income, and what has not become its income yet: in the browser, as unfinished
 * answers are, for as long, and never in an address. Only that of the plan that they worked on last.
 */
import { z } from "zod";
import { createSealedCookie } from "./sealed-cookie.server";

const DAY_SECONDS = 86_400;

const schema = z.object({
  newIncome: z.string().max(1_000).optional(),
  refusesUnitTrust: z.string().max(10).optional(),
});

/** The income as it stands in the form's fields. */
export type TypedIncome = z.infer<typeof schema>;

const incomeCookie = createSealedCookie<TypedIncome>({
  name: "baobab_income",
  maxAgeSeconds: DAY_SECONDS,
  schema,
});

/** Picks the fields out of a posted form. */
export function pickTypedIncome(form: FormData): TypedIncome {
  const read = schema.safeParse(Object.fromEntries(form));
  return read.success ? read.data : {};
}

/** What was typed for a plan; empty if nothing was. */
export async function readTypedIncome(request: Request, plan: number): Promise<TypedIncome> {
  return (await incomeCookie.read(request, String(plan))) ?? {};
}

/** Remembers what was typed for a plan, and forgets that of any other. */
export async function writeTypedIncome(
  request: Request,
  plan: number,
  typed: TypedIncome,
): Promise<string[]> {
  const part = String(plan);
  const written = await incomeCookie.write(typed, part);
  if (!written.ok) throw new Error("A cookie of a typed income is too long");
  return [written.value, ...incomeCookie.clearOldest(request, part, 1)];
}

/** Forgets what was typed for a plan. */
export function clearTypedIncome(plan: number): string {
  return incomeCookie.clear(String(plan));
}
