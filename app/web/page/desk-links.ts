import { hasRight, type Right } from "~/contract/wire/rights";
import type { Role } from "~/contract/wire/role";

/** The pages of the desks in header and menu, and the right that each needs. */
const DESK_PAGES = [
  { to: "/en/admin", name: "Home", right: "haveDesk" },
  { to: "/en/admin/clients", name: "Clients", right: "advise" },
  { to: "/en/admin/living-annuities", name: "Living annuities", right: "advise" },
  { to: "/en/admin/people", name: "People", right: "managePeople" },
  { to: "/en/admin/fees", name: "Fees", right: "setFees" },
  { to: "/en/admin/landing-page", name: "My page", right: "publishLandingPage" },
  { to: "/en/admin/organisations", name: "Organisations", right: "readOrganisations" },
  { to: "/en/admin/reports", name: "Reports", right: "readReports" },
  { to: "/en/admin/records", name: "Records", right: "readRecords" },
  { to: "/en/admin/audit-log", name: "Audit log", right: "readAuditLog" },
  { to: "/en/admin/features", name: "Features", right: "switchFeatures" },
] as const satisfies readonly { to: string; name: string; right: Right }[];

/** The start of a staff member's desk, who has no plan of their own; undefined for guests and investors. */
export function findDeskStart(role: Role | undefined): { to: string; name: string } | undefined {
  if (hasRight(role, "addClients")) return { to: "/en/admin/clients/new", name: "Add a client" };
  if (hasRight(role, "advise")) return { to: "/en/admin/clients", name: "Your clients" };
  return hasRight(role, "haveDesk") ? { to: "/en/admin", name: "Your desk" } : undefined;
}

/** The pages of a role's desk; none for guests and investors. */
export function listDeskLinks(role: Role | undefined): { to: string; name: string }[] {
  return DESK_PAGES.filter(({ right }) => hasRight(role, right)).map(({ to, name }) => ({ to, name }));
}
