import type { PlanSummary } from "~/contract/plan-summary";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { findOpenStep, nameForList, STATE_WORDS } from "./client-words";

export type HomeView = {
  /** Clients who need their adviser; none for an administrator. */
  needs: readonly PlanSummary[];
  total?: number;
  canAdd: boolean;
  links: readonly { to: string; name: string }[];
};

/** Where the day at a desk begins: what needs attention, then its pages. */
export function HomePage({ view: { needs, total, canAdd, links } }: { view: HomeView }) {
  return (
    <Page>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-h2 font-bold text-bark">{sayNeeds(needs.length, total)}</h1>
        {canAdd && <LinkButton to="/en/admin/clients/new">Add a client</LinkButton>}
      </div>
      {needs.length > 0 && (
        <ul className="mt-6 border-t-2 border-bark">
          {needs.map((client) => {
            const next = findOpenStep(client);
            const to = client.state === "failed" ? "/en/admin/clients?state=failed" : next.to;
            return (
              <li
                key={client.userId}
                className="flex flex-wrap justify-between gap-4 border-b border-line py-4"
              >
                <span>
                  <strong>{nameForList(client)}</strong>: {STATE_WORDS[client.state].toLowerCase()}
                </span>
                <a href={to}>
                  {client.state === "failed" ? "See the plan" : next.words}
                  <span className="sr-only"> for {nameForList(client)}</span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <h2 className="heading-2 mt-10">Your pages</h2>
      <ul className="mt-4 border-t-2 border-bark">
        {links.map(({ to, name }) => (
          <li key={to} className="border-b border-line py-3">
            <a href={to}>{name}</a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function sayNeeds(needs: number, total: number | undefined): string {
  if (total === undefined) return "Your desk";
  if (needs === 0) return "Nobody needs you right now";
  return needs === 1 ? "One person needs you" : `${needs} people need you`;
}
