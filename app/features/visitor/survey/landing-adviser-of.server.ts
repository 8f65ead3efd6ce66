import type { Step } from "~/contract/survey/field-declaration";
import { landingAdviserCookie } from "~/web/identity/landing-adviser.server";
import { findUser } from "~/web/identity/user.server";
import { ADVISER_SEES, type LandingAdviser } from "./adviser-notice";
import type { Survey } from "./survey.server";

/**
 * The landing page's adviser, who will see the visitor's next plan if they agree. Undefined for a person who
 * has an adviser, and for advisers, who make plans for others.
 */
export async function findLandingAdviser(
  request: Request,
  { session, finished }: Pick<Survey, "session" | "finished">,
): Promise<LandingAdviser | undefined> {
  if (finished || session?.person?.type === "adviser") return undefined;
  const adviser = await landingAdviserCookie.read(request);
  if (!adviser) return undefined;
  if (session?.person) {
    const self = await findUser(session);
    if (!self || self.adviser) return undefined;
  }
  return { userId: adviser.userId, name: adviser.name, isAgreed: adviser.isAgreed };
}

/** Reads from the last step's form whether the adviser may see the plan; undefined for any other step. */
export function readAgreement(form: FormData, step: Step): boolean | undefined {
  return step === 7 ? form.get(ADVISER_SEES) === "yes" : undefined;
}

/** Cookies that store this answer, in case the form has to be corrected first. */
export async function storeAgreement(request: Request, form: FormData, step: Step): Promise<string[]> {
  const isAgreed = readAgreement(form, step);
  const adviser = isAgreed === undefined ? undefined : await landingAdviserCookie.read(request);
  const kept = adviser && (await landingAdviserCookie.write({ ...adviser, isAgreed }));
  return kept?.ok ? [kept.value] : [];
}

/** A cookie that forgets the adviser, who then sees nothing. */
export function forgetAdviser(): string {
  return landingAdviserCookie.clear();
}
