import type { ClientChecks } from "~/contract/living-annuity/client-checks";
import { CheckTable } from "./check-table";
import { CHECKS_ADDRESS, nextMonth, sayFollowing, sayWhoseYear } from "./check-words";
import { DeskSection } from "./client-page";

/** Clients whose living annuity begins a new year next month; nothing until a client has a kept check. */
export function YearSection({ checks, month }: { checks: ClientChecks; month: number }) {
  const { clients, total, following, is_any_kept } = checks;
  if (!is_any_kept) return null;
  return (
    <div className="mt-10">
      <DeskSection id="years" title={sayWhoseYear(total, month)}>
        {total > 0 && (
          <>
            <p className="mb-4 max-w-text text-desk">
              Before that day each chooses what their living annuity pays next year. Do the check with them:
              it takes about five minutes.
            </p>
            <CheckTable checks={clients} />
          </>
        )}
        <p className="mt-4 flex flex-wrap gap-x-6">
          {total > clients.length && (
            <a href={`${CHECKS_ADDRESS}?month=${month}`} className="link text-desk">
              See all {total}
            </a>
          )}
          {following > 0 && (
            <a href={`${CHECKS_ADDRESS}?month=${nextMonth(month)}`} className="link text-desk">
              {sayFollowing(checks, month)}
            </a>
          )}
          <a href={CHECKS_ADDRESS} className="link text-desk">
            Everybody with a living annuity
          </a>
        </p>
      </DeskSection>
    </div>
  );
}
