import { CLIENT_STATES, type ClientState } from "~/contract/plan/client-state";
import { SearchForm } from "~/ui/desk/desk-filters";
import { FilterSelect } from "~/ui/form";
import { nameMonthOfYear, STATE_WORDS } from "./client-words";

const ALL = { value: "", label: "All" };
const STATES = [ALL, ...CLIENT_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] }))];

type Props = {
  search?: string;
  /** Filters for a client's state and month of retirement, with their present values. */
  narrow?: { state?: ClientState; retires?: string; months: readonly string[] };
};

/** The search form for an adviser's clients. */
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
