import type { ReactNode } from "react";
import { Form, SubmitButton } from "./form";
import { ChevronIcon } from "./icons";

type DeskFiltersProps = {
  /** The field that a phone shows at once. */
  first: ReactNode;
  /** The others, which a phone has under "More filters". */
  more?: ReactNode;
  /** On a phone the others are open, because one of them narrows the list or holds a mistake. */
  isOpen?: boolean;
  /** What is asked is short: on a wide page its button stays beside it. */
  isShort?: boolean;
  /** Says how fields are filled in that need it. */
  note?: ReactNode;
  /** The button at the end of their line. */
  children: ReactNode;
};

/** The fields by which a list at a desk is narrowed: one line on mist, with labels of one size and the button at its end. */
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

/** A search that goes by a post, because a name or an ID number is kept out of addresses. */
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
