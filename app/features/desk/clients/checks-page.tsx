import type { ClientChecks } from "~/contract/living-annuity/client-checks";
import { SavedNotice } from "~/ui/form";
import { BackLink } from "~/ui/layout/back-link";
import { FormPage } from "~/web/layout/form-page";
import { CheckTable } from "./check-table";
import { CHECKS_ADDRESS, sayWhoseYear } from "./check-words";

type ChecksPageProps = { checks: ClientChecks; month?: number; isReminded?: boolean };

export const nameChecksPage = ({ checks, month }: ChecksPageProps) =>
  month === undefined ? "Everybody with a living annuity" : sayWhoseYear(checks.total, month);

/** An adviser's clients with a living annuity, in the order of their next year. */
export function ChecksPage({ checks, month, isReminded }: ChecksPageProps) {
  const { clients, total } = checks;
  return (
    <FormPage>
      {isReminded && (
        <SavedNotice>The email is on its way. It names no figure, and comes once for each check.</SavedNotice>
      )}
      <BackLink to="/en/admin">Your desk</BackLink>
      <h1 className="mb-4 font-serif text-h2 font-bold text-bark">{nameChecksPage({ checks, month })}</h1>
      {clients.length > 0 ? (
        <CheckTable checks={clients} />
      ) : (
        <p>Whoever keeps a check of their living annuity stands here, in the order of their next year.</p>
      )}
      {total > clients.length && (
        <p className="mt-4 text-desk">
          These are {clients.length} of {total}. Each month has a list of its own on your desk.
        </p>
      )}
      {month !== undefined && (
        <p className="mt-4">
          <a href={CHECKS_ADDRESS} className="link text-desk">
            Everybody with a living annuity
          </a>
        </p>
      )}
    </FormPage>
  );
}
