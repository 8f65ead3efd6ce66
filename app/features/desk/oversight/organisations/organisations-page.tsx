import { Link } from "@remix-run/react";
import { Page } from "~/web/layout/page";
import { ORGANISATIONS } from "./organisation-fields";

export type OrganisationsView = {
  organisations: { id: number; name: string; detail: string; allowsInitialFees: boolean }[];
  /** The number after which the next page begins. */
  next?: number;
  isFirst: boolean;
  mayChange: boolean;
};

/** Every organisation that the visitor may see. */
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
      <ul className="mt-6 border-t-2 border-bark">
        {organisations.map(({ id, name, detail, allowsInitialFees }) => (
          <li
            key={id}
            className="border-b border-line py-2 wide:flex wide:min-h-[57px] wide:items-center wide:gap-6"
          >
            <Link to={`${ORGANISATIONS}/${id}`} className="link block min-w-0 flex-1 break-words font-bold">
              {name}
            </Link>
            <span className="block min-w-0 flex-1 break-words text-small text-soft">{detail}</span>
            <span className="block text-small">
              {allowsInitialFees ? "Initial fees allowed" : "No initial fees"}
            </span>
          </li>
        ))}
      </ul>
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
