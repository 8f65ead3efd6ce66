import type { ReactNode } from "react";
import { Form } from "./form";
import { SubmitButton } from "./submit-button";

type Props = {
  action: string;
  label: string;
  search?: string;
  /** What narrows the search. */
  children?: ReactNode;
};

/** A search that goes by a post, because a name or an ID number is kept out of addresses. */
export function SearchForm({ action, label, search = "", children }: Props) {
  return (
    <Form
      id="search"
      action={action}
      className="flex flex-col gap-4 wide:flex-row wide:flex-wrap wide:items-end"
    >
      <div className="min-w-0 flex-1 basis-[16rem] phone:basis-auto">
        <label htmlFor="search-text" className="block text-desk font-bold">
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
      </div>
      {children}
      <SubmitButton intent="search" look="secondary">
        Search
      </SubmitButton>
    </Form>
  );
}
