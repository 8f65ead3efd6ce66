import { CLIENT_STATES } from "~/contract/desk/client-state";
import type { ClientState } from "~/contract/desk/client-state";
import { SearchForm } from "~/ui/desk-filters";
import { FilterSelect } from "~/ui/form";
import { nameMonthOfYear, STATE_WORDS } from "./client-words";

const ALL = { value: "", label: "All" };
const STATES = [ALL, ...CLIENT_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] }))];

type Props = {
  search?: string;
  /** Offers to narrow the search to clients in a state or who retire in one of these months, and to which it is. */
  narrow?: { state?: ClientState; retires?: string; months: readonly string[] };
};

/** Looks for clients of an adviser. */
export function ClientSearch({ search, narrow }: Props) {
  return (
    <SearchForm
      action="/en/admin/clients"
      label="Name or whole ID number"
      search={search}
      more={
        narrow && (
          <>
            <FilterSelect name="state" label="State" choices={STATES} value={narrow.state ?? ""} />
            <FilterSelect
              name="retires"
              label="Retires in"
              choices={[
                ALL,
                ...narrow.months.map((month) => ({ value: month, label: nameMonthOfYear(month) })),
              ]}
              value={narrow.retires ?? ""}
            />
          </>
        )
      }
      isOpen={narrow?.state !== undefined || narrow?.retires !== undefined}
    />
  );
}
