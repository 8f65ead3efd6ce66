import type { Right } from "../../app/contract/wire/rights";

/**
 * The callers who may open a page, and post to it:
 * - everyone: all callers get the same response;
 * - guests: logged-in people do not need it and are redirected;
 * - logged in: each sees their own; nobody and guests are redirected to the login, or to the start if they could do nothing there;
 * - owner: it is about the plan that its address names; for everyone but its owner it does not exist. The owner's planner
 *   sees it only if the address names the owner as their client, and then nobody else does;
 * - own plans: each sees their own; those without plans are redirected to where one begins;
 * - picture: the person, their planner and the administrator;
 * - adviser (or administrator): it is about the person as a client, whose adviser is the planner; for everyone else it does
 *   not exist;
 * - a right: for everyone whose role lacks it the page does not exist.
 */
export type Rule =
  | "everyone"
  | "guests"
  | "logged in"
  | "owner"
  | "picture"
  | "own plans"
  | "adviser"
  | "adviser or administrator"
  | Right;

/** The table of all pages. `listFilled` fills in `:step`, `:tab` and the other parameters. */
export const PAGES: Record<string, Rule> = {
  "/": "everyone",
  "/*": "everyone",
  "/en/*": "everyone",
  "/api/*": "everyone",
  "/error": "everyone",
  "/new-hp": "everyone",
  "/en": "everyone",
  "/en/:step": "owner",
  "/en/accept-terms": "logged in",
  "/en/add-passkey": "logged in",
  "/en/admin/audit-log": "readAuditLog",
  "/en/admin/audit-log.csv": "readAuditLog",
  "/en/admin": "haveDesk",
  "/en/admin/clients": "advise",
  "/en/admin/clients/:client": "adviser",
  "/en/admin/clients/:client/details": "adviser",
  "/en/admin/clients/:client/hand-over": "adviser or administrator",
  "/en/admin/clients/:client/number": "adviser or administrator",
  "/en/admin/clients/import": "addClients",
  "/en/admin/clients/import.csv": "addClients",
  "/en/admin/clients/new": "addClients",
  "/en/admin/features": "switchFeatures",
  "/en/admin/living-annuities": "advise",
  "/en/admin/landing-page": "publishLandingPage",
  "/en/admin/organisations": "readOrganisations",
  // The planner belongs to another organisation.
  "/en/admin/organisations/:organisation": "changeOrganisations",
  "/en/admin/organisations/new": "changeOrganisations",
  "/en/admin/fees": "setFees",
  "/en/admin/people": "managePeople",
  "/en/admin/people/:person": "managePeople",
  "/en/admin/people/:person/hand-over": "managePeople",
  "/en/admin/people/:person/passkeys": "managePeople",
  "/en/admin/people/new": "managePeople",
  "/en/admin/records": "readRecords",
  "/en/admin/records/file": "readRecords",
  "/en/admin/reports": "readReports",
  "/en/admin/reports.csv": "readReports",
  "/en/already-paying": "everyone",
  "/en/annuity-options": "everyone",
  // Switched off here, as by default.
  "/en/api-debug": "everyone",
  "/en/carry-on": "everyone",
  "/en/check-answers": "owner",
  "/en/choose-answers": "everyone",
  "/en/clear-my-answers": "everyone",
  "/en/code": "everyone",
  "/en/contact": "everyone",
  "/en/cookies": "everyone",
  "/en/continue": "everyone",
  "/en/dashboard": "own plans",
  "/en/estimate": "everyone",
  "/en/discard-edited-plan": "owner",
  "/en/formula-pension": "everyone",
  "/en/images/:name": "picture",
  "/en/keep-plan": "logged in",
  "/en/inherited-money": "everyone",
  "/en/landing_page/:id": "everyone",
  "/en/living-annuity": "everyone",
  "/en/living-annuity/answer": "everyone",
  "/en/living-annuity/figures.csv": "everyone",
  "/en/log-out": "logged in",
  "/en/logged-out": "everyone",
  "/en/login": "guests",
  "/en/menu": "everyone",
  "/en/methodology": "everyone",
  "/en/methodology/:chapter": "everyone",
  "/en/my-data": "logged in",
  "/en/my-data/advisers": "logged in",
  "/en/my-data/leave-adviser": "logged in",
  "/en/my-data/code": "logged in",
  "/en/my-data/delete": "logged in",
  "/en/my-data/everything": "logged in",
  "/en/my-data/fees": "logged in",
  "/en/my-data/file": "logged in",
  "/en/my-data/number": "logged in",
  "/en/my-data/passkeys": "logged in",
  "/en/my-data/withdraw": "logged in",
  "/en/new-hp": "everyone",
  "/en/not-saved": "owner",
  "/en/own-savings": "everyone",
  "/en/passkey-challenge": "everyone",
  "/en/privacy": "everyone",
  "/en/profile": "logged in",
  "/en/recommendation-experience": "owner",
  "/en/small-savings": "everyone",
  "/en/living-annuity/checks": "everyone",
  "/en/living-annuity/keep": "everyone",
  "/en/living-annuity/no-mail": "everyone",
  "/en/living-annuity/started": "owner",
  "/en/recommendation-experience/:step": "owner",
  "/en/recommendation-experience/12": "owner",
  "/en/recommendation-experience/12/:tab": "owner",
  "/en/recommendation-experience/12/result": "owner",
  "/en/recommendation-experience/13": "owner",
  "/en/recommendation-experience/earlier-version": "owner",
  "/en/recommended-plan": "owner",
  "/en/recommended-plan/adviser": "owner",
  "/en/recommended-plan/keep": "owner",
  "/en/recommended-plan/assumed": "owner",
  "/en/recommended-plan/assumed/incomes": "owner",
  "/en/recommended-plan/assumed/funds": "owner",
  "/en/recommended-plan/assumed/:line": "owner",
  "/en/recommended-plan/charts": "owner",
  "/en/recommended-plan/choose": "owner",
  "/en/recommended-plan/compare": "owner",
  "/en/recommended-plan/edit": "owner",
  "/en/recommended-plan/edit/:part": "owner",
  "/en/recommended-plan/fees": "owner",
  "/en/recommended-plan/files/:file": "owner",
  "/en/recommended-plan/invest": "owner",
  "/en/recommended-plan/quote": "owner",
  "/en/recommended-plan/record-of-advice": "owner",
  "/en/recommended-plan/record-of-advice.json": "owner",
  "/en/recommended-plan/record-of-advice.pdf": "owner",
  "/en/recommended-plan/restore": "owner",
  "/en/recommended-plan/share": "owner",
  "/en/register": "guests",
  "/en/session-ends": "logged in",
  "/en/session-expired": "everyone",
  "/en/shared/:token": "everyone",
  "/en/shared/:token/charts": "everyone",
  "/en/shared/:token/code": "everyone",
  "/en/shared/:token/fees": "everyone",
  "/en/shared/:token/files/:file": "everyone",
  "/en/terms-of-use": "everyone",
  "/en/thank-you": "owner",
  "/en/try-as": "everyone",
  "/en/waiting": "owner",
};
