import type { ReactNode } from "react";
import { CLIENT_STATES } from "~/contract/client-state";
import type { ClientState } from "~/contract/client-state";
import { Form, SubmitButton } from "~/ui/form";
import { STATE_WORDS } from "./client-words";

/** A search goes by a post, because a name or an ID number is kept out of addresses. */
export function ClientSearch({ search = "", children }: { search?: string; children?: ReactNode }) {
  return (
    <Form
      id="search"
      action="/en/admin/clients"
      className="flex flex-col gap-4 wide:flex-row wide:flex-wrap wide:items-end"
    >
      <div className="min-w-0 flex-1 basis-[16rem] phone:basis-auto">
        <label htmlFor="search-text" className="block text-desk font-bold">
          Name or whole ID number
        </label>
        <input
          id="search-text"
          name="search"
          defaultValue={search}
          className="control mt-2"
          autoComplete="off"
          maxLength={100}
        />
      </div>
      {children}
      <SubmitButton intent="search" look="secondary">
        Search
      </SubmitButton>
    </Form>
  );
}

/** Narrows a search to clients in one state. */
export function StateSelect({ state }: { state?: ClientState }) {
  return (
    <div>
      <label htmlFor="search-state" className="block text-desk font-bold">
        Status
      </label>
      <select id="search-state" name="state" defaultValue={state ?? ""} className="control mt-2">
        <option value="">All</option>
        {CLIENT_STATES.map((one) => (
          <option key={one} value={one}>
            {STATE_WORDS[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
