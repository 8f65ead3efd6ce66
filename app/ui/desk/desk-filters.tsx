import type { ReactNode } from "react";
import { Form, SubmitButton } from "../form";
import { ChevronIcon } from "../icons";

type DeskFiltersProps = {
  /** The field that a phone always shows. */
  first: ReactNode;
  /** The other fields, which a phone folds under "More filters". */
  more?: ReactNode;
  /** Unfolds the others on a phone, because one of them narrows the list or holds a mistake. */
  isOpen?: boolean;
  /** The field is short: on a wide page the button stays beside it. */
  isShort?: boolean;
  /** A hint on how to fill in the fields. */
  note?: ReactNode;
  /** The button at the end of the line. */
  children: ReactNode;
};

/** The filters of a list at a desk: one line on mist, with labels of one size and the button at its end. */
export function DeskFilters({
  first,
  more,
  isOpen = false,
  isShort = false,
  note,
  children,
}: DeskFiltersProps) {
  return (
    <div className="rounded-leaf bg-mist p-4 wide:px-6">
      <div className="desk-filters">
        <div className={isShort ? "is-short" : "is-first"}>{first}</div>
        {more && (
          <>
            {/* A disclosure that was closed on a phone would stay closed beside the others on a wide page. */}
            <input type="checkbox" id="more-filters" defaultChecked={isOpen} className="sr-only" />
            <label htmlFor="more-filters" className="link is-switch gap-2 wide:hidden">
              <ChevronIcon className="h-5 w-5 shrink-0" />
              More filters
            </label>
            <div className="is-more">{more}</div>
          </>
        )}
        <div className="is-button">{children}</div>
      </div>
      {note && <p className="pt-2 text-small text-soft">{note}</p>}
    </div>
  );
}

type SearchFormProps = Pick<DeskFiltersProps, "more" | "isOpen"> & {
  action: string;
  label: string;
  search?: string;
};

/** A search that is sent by POST, because names and ID numbers must not appear in addresses. */
export function SearchForm({ action, label, search = "", more, isOpen }: SearchFormProps) {
  const field = (
    <>
      <label htmlFor="search-text" className="block">
        {label}
      </label>
      <input
        id="search-text"
        name="search"
        defaultValue={search}
        className="control mt-2"
        autoComplete="off"
        maxLength={100}
      />
    </>
  );
  return (
    <Form id="search" action={action} className="">
      <DeskFilters first={field} more={more} isOpen={isOpen}>
        <SubmitButton intent="search" look="secondary">
          Search
        </SubmitButton>
      </DeskFilters>
    </Form>
  );
}
