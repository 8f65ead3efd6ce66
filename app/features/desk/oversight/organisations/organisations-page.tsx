import { Link } from "@remix-run/react";
import { DeskTable } from "~/ui/desk/desk-table";
import { NameLink } from "~/ui/name-link";
import { Page } from "~/web/layout/page";
import { ORGANISATIONS } from "./organisation-form";

export type OrganisationsView = {
  organisations: {
    id: number;
    name: string;
    /** The registered name, where it differs. */
    apart?: string;
    licence?: string;
    allowsInitialFees: boolean;
  }[];
  /** The id after which the next page begins. */
  next?: number;
  isFirst: boolean;
  mayChange: boolean;
};

export function OrganisationsPage({ view }: { view: OrganisationsView }) {
  const { organisations, next, isFirst, mayChange } = view;
  return (
    <Page>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="font-serif text-h2 font-bold text-bark">{sayTitle(view)}</h1>
        {mayChange && (
          <Link to={`${ORGANISATIONS}/new`} className="link">
            Add an organisation
          </Link>
        )}
      </div>
      {organisations.length > 0 && (
        <div className="mt-6">
          <DeskTable
            caption="By name"
            heads={[{ name: "Organisation" }, { name: "FAIS licence" }, { name: "Initial fees" }]}
            rows={organisations.map(({ id, name, apart, licence, allowsInitialFees }) => ({
              key: id,
              cells: [
                <NameLink key="name" to={`${ORGANISATIONS}/${id}`} name={name} apart={apart} />,
                licence ?? "None yet",
                allowsInitialFees ? "Allowed" : "Not allowed",
              ],
            }))}
          />
        </div>
      )}
      <p className="mt-4 flex gap-6">
        {!isFirst && (
          <Link to={ORGANISATIONS} className="link">
            Back to the first
          </Link>
        )}
        {next !== undefined && (
          <Link to={`${ORGANISATIONS}?after=${next}`} className="link">
            More organisations
          </Link>
        )}
      </p>
    </Page>
  );
}

function sayTitle({ organisations, mayChange, next, isFirst }: OrganisationsView): string {
  if (organisations.length === 0)
    return mayChange ? "No organisation is here yet" : "You belong to no organisation yet";
  if (!mayChange) return "Your organisation";
  if (next !== undefined || !isFirst) return "Organisations, by name";
  return organisations.length === 1 ? "One organisation" : `${organisations.length} organisations`;
}
