import type { ClientChecks } from "~/contract/living-annuity/client-checks";
import type { Desk } from "~/contract/desk/desk-operations";
import { MOST_SORTED_BY_NAME } from "~/contract/plan/plan-summary";
import { AttentionList } from "~/ui/attention-list";
import { LinkButton } from "~/ui/button";
import { WarningIcon } from "~/ui/icons";
import { Page } from "~/web/layout/page";
import { Rows } from "~/ui/rows";
import type { BandStep } from "~/ui/step-band";
import { TextLink } from "~/ui/text-link";
import { capitalise, writeCount } from "~/words/plan/write-figures";
import { writeClientPage } from "~/web/identity/client-addresses";
import { ClientBand } from "~/web/desk/client-band";
import { DeskSection } from "./client-page";
import { ClientSearch } from "./client-search";
import { ClientTable } from "./client-table";
import {
  describeNeed,
  findAlikeClients,
  findOpenStep,
  nameClientInSentence,
  nameWhole,
  writeClientBirth,
} from "./client-words";
import { StateIcon } from "./state-mark";
import { TryAgain } from "./try-again";
import { CheckTable } from "./check-table";
import { CHECKS_ADDRESS, nextMonth, sayFollowing, sayWhoseYear } from "./check-words";

export type HomeView = {
  /** For advisers. */
  desk?: Desk;
  years?: { month: number; checks: ClientChecks };
  /** For administrators. */
  oldPrices?: { fact: string; detail: string };
  today: string;
  canAdd: boolean;
  /** For advisers. */
  steps?: readonly BandStep[];
  links: readonly { to: string; name: string; note?: string }[];
};

/** The start of the day at a desk: clients who need attention, new ones, and those opened last. */
export function HomePage({ view }: { view: HomeView }) {
  const { desk, years, oldPrices, today, canAdd, links, steps } = view;
  return (
    <Page band={steps && <ClientBand steps={steps} />}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-desk font-bold text-soft">Your desk · {today}</p>
          <h1 className="font-serif text-h2 font-bold text-bark">
            {oldPrices ? "One thing needs you" : sayNeeds(desk)}
          </h1>
        </div>
        {canAdd && <LinkButton to="/en/admin/clients/new">Add a client</LinkButton>}
      </div>
      {desk && <Needs desk={desk} />}
      {years && <YearSection {...years} />}
      {oldPrices && <OldPrices {...oldPrices} />}
      <div className={desk ? "mt-10 gap-10 broad:grid broad:grid-cols-12" : ""}>
        {desk && (
          <div className="min-w-0 broad:col-span-8">
            <Clients desk={desk} />
          </div>
        )}
        <div className={desk ? "mt-10 min-w-0 space-y-10 broad:col-span-4 broad:mt-0" : ""}>
          {desk && <News desk={desk} />}
          <DeskSection id="pages" title="Your pages">
            <ul className="text-desk">
              {links.map(({ to, name, note }) => (
                <li key={to} className="flex flex-wrap items-center gap-x-4 border-b border-line">
                  <TextLink to={to}>{name}</TextLink>
                  {note && <span className="text-soft">{note}</span>}
                </li>
              ))}
            </ul>
          </DeskSection>
        </div>
      </div>
    </Page>
  );
}

function OldPrices({ fact, detail }: NonNullable<HomeView["oldPrices"]>) {
  const icon = <WarningIcon className="mt-px h-5 w-5 shrink-0 text-error" />;
  return (
    <div className="mb-10">
      <AttentionList items={[{ key: "prices", icon, fact: <strong>{fact}</strong>, detail }]} />
    </div>
  );
}

function sayNeeds(desk: Desk | undefined): string {
  if (!desk) return "Your desk is ready";
  const { needing } = desk;
  if (needing === 0) return desk.total === 0 ? "You have no clients yet" : "Nobody needs you right now";
  return needing === 1 ? "One person needs you" : `${capitalise(writeMany(needing))} people need you`;
}

/** Small counts in words, large ones in figures; the backend counts no further than this. */
function writeMany(count: number): string {
  return count > MOST_SORTED_BY_NAME ? `more than ${MOST_SORTED_BY_NAME}` : writeCount(count);
}

/** Across all lists of the page. */
const findAlikeAt = ({ needs, opened, news }: Desk) =>
  findAlikeClients([...needs, ...opened, ...news.chosenBy]);

function Needs({ desk }: { desk: Desk }) {
  const { needs, needing } = desk;
  if (needs.length === 0) return null;
  const alike = findAlikeAt(desk);
  return (
    <>
      <AttentionList
        items={needs.flatMap((client) => {
          const need = describeNeed(client);
          if (!need) return [];
          const { userId, planId, state } = client;
          const name = nameClientInSentence(client, alike);
          const birth = writeClientBirth(client, alike);
          const page = writeClientPage(userId);
          const next = findOpenStep(client);
          const fact = (
            <>
              <a href={page} className="font-bold">
                {nameWhole(client)}
              </a>
              {birth && `, ${birth},`} {need.fact}
            </>
          );
          const action =
            state === "failed" && planId !== undefined ? (
              <TryAgain client={{ userId, planId, name }} action={page} />
            ) : (
              <TextLink to={next.to}>
                {next.words}
                <span className="sr-only"> for {name}</span>
              </TextLink>
            );
          return [{ key: userId, icon: <StateIcon state={state} />, fact, detail: need.detail, action }];
        })}
      />
      {needing > needs.length && (
        <p className="mt-2">
          <a href="/en/admin/clients?sort=state&order=asc" className="link text-desk">
            See all {writeMany(needing)}
          </a>
        </p>
      )}
    </>
  );
}

function Clients({ desk }: { desk: Desk }) {
  const { total, opened } = desk;
  const all = total === 1 ? "one client" : `${writeMany(total)} clients`;
  return (
    <DeskSection id="clients" title={`Your ${total === 0 ? "clients" : all}`}>
      <ClientSearch />
      {opened.length > 0 && (
        <div className="mt-6">
          <ClientTable
            caption="Those you opened last; savings in rand"
            clients={opened}
            alike={findAlikeAt(desk)}
            isShort
          />
        </div>
      )}
      {total > 0 && (
        <p className="mt-2">
          <a href="/en/admin/clients" className="link text-desk">
            All your clients
          </a>
        </p>
      )}
    </DeskSection>
  );
}

function News({ desk }: { desk: Desk }) {
  const { news } = desk;
  const { plansMade, plansChosen, chosenBy, waitingFees } = news;
  const alike = findAlikeAt(desk);
  const choosers = chosenBy.map((client) => nameClientInSentence(client, alike));
  const rows = [
    { name: "Plans made", value: plansMade },
    { name: "Plans chosen", value: plansChosen, note: choosers.join("; ") },
    { name: "Higher fees that wait for a yes", value: waitingFees },
  ];
  return (
    <DeskSection id="news" title={sayNews(news)}>
      <Rows size="small" rows={rows} />
    </DeskSection>
  );
}

function sayNews({ plansMade, plansChosen }: Desk["news"]): string {
  const [count, done] = plansChosen > 0 ? [plansChosen, "chosen"] : [plansMade, "made"];
  if (count === 0) return "No new plans since yesterday";
  return `${capitalise(writeCount(count))} ${count === 1 ? "plan" : "plans"} ${done} since yesterday`;
}

/** Clients whose living annuity begins a new year next month; nothing until a client has a kept check. */
function YearSection({ checks, month }: { checks: ClientChecks; month: number }) {
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
