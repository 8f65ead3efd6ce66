import { CLIENT_STATES } from "~/contract/desk/client-state";
import type { ClientState } from "~/contract/desk/client-state";
import { SearchForm } from "~/ui/desk-filters";
import { FilterSelect } from "~/ui/form";
import { STATE_WORDS } from "./client-words";

const ALL = { value: "", label: "All" };
const STATES = [ALL, ...CLIENT_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] }))];

type Props = {
  search?: string;
  /** Offers to narrow the search to clients in a state, and which one it is narrowed to. */
  narrow?: { state?: ClientState };
};

/** Looks for clients of an adviser. */
export function ClientSearch({ search, narrow }: Props) {
  return (
    <SearchForm
      action="/en/admin/clients"
      label="Name or whole ID number"
      search={search}
      more={narrow && <FilterSelect name="state" label="State" choices={STATES} value={narrow.state ?? ""} />}
      isOpen={narrow?.state !== undefined}
    />
  );
}
