import type { LoaderFunctionArgs } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { findOldPrices } from "~/backend/door.server";
import { hasRight } from "~/contract/wire/rights";
import { listDeskLinks } from "~/web/page/desk-links";
import { requireRight } from "~/web/identity/desk.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { showPage } from "~/web/identity/session.server";
import { describeOldPrices } from "~/words/plan/annuity-prices";
import { writeIsoDate } from "~/words/plan/write-figures";
import { findNextYears } from "./checks.server";
import { listClientSteps } from "~/web/desk/client-steps";
import type { HomeView } from "./home-page";

/** Notes for people without clients, whose header has no links to explain their pages. */
const NOTES: Readonly<Record<string, string>> = {
  "/en/admin/people": "Accounts, roles and whose clients they are",
  "/en/admin/records": "Records of advice, found and taken away with a reason",
  "/en/admin/organisations": "Firms, their licences and logos",
  "/en/admin/reports": "People and plans by date, as a table and CSV",
  "/en/admin/audit-log": "Who did what with whose data",
  "/en/admin/features": "What is switched on for everybody",
};

/** Shows a desk's home: the same page for every role, less the parts to which the role has no right. */
export async function showHome({ request }: LoaderFunctionArgs) {
  const session = await requireRight(request, "haveDesk");
  const isAdviser = hasRight(session.role, "advise");
  const [desk, years] = isAdviser
    ? await Promise.all([
        requireAnswer("getDesk", { params: { userId: session.userId } }, session),
        findNextYears(session),
      ])
    : [];
  const links = listDeskLinks(session.role).filter(({ to }) => to !== "/en/admin");
  const today = todayInSouthAfrica(new Date());
  const oldPrices = session.role === "administrator" ? findOldPrices(today) : undefined;
  const view: HomeView = {
    desk,
    years,
    oldPrices: oldPrices && describeOldPrices(oldPrices),
    today: writeIsoDate(today),
    canAdd: hasRight(session.role, "addClients"),
    steps: isAdviser ? listClientSteps("Client", session.role) : undefined,
    links: links.map((link) => (desk ? link : { ...link, note: NOTES[link.to] })),
  };
  return showPage(view, session);
}
