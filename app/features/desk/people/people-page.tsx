import type { ListedPerson } from "~/contract/desk/people-operations";
import { LinkButton } from "~/ui/button";
import { SearchForm } from "~/ui/desk/desk-filters";
import { DeskTable } from "~/ui/desk/desk-table";
import { FilterSelect } from "~/ui/form";
import { FormPage } from "~/web/layout/form-page";
import { ListLinks } from "~/ui/list-links";
import { NameLink } from "~/ui/name-link";
import { findAlike, nameInSentence, writeBirth } from "~/words/plan/name-with-birth";
import { AccountState } from "./account-state";
import { describeNamed, MANY_WORDS, nameListed, PEOPLE, ROLE_CHOICES } from "./people-words";

export type PeopleView = {
  people: readonly ListedPerson[];
  /** The address of the next page, and of the first. */
  next?: string;
  first?: string;
  search: string;
  /** The chosen role; empty for all staff. */
  role: string;
};

const ROLES = [{ value: "", label: "All" }, ...ROLE_CHOICES];

/** All staff, or the people whom a search finds. */
export function PeoplePage({ view }: { view: PeopleView }) {
  const { people, next, first } = view;
  return (
    <FormPage>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-h2 font-bold text-bark">{sayWho(view)}</h1>
        <LinkButton to={`${PEOPLE}/new`}>Add a person</LinkButton>
      </div>
      <div className="mt-6">
        <SearchForm
          action={PEOPLE}
          label="Name or whole ID number"
          search={view.search}
          more={<FilterSelect name="role" label="Role" choices={ROLES} value={view.role} />}
          isOpen={view.role !== ""}
        />
      </div>
      {people.length > 0 && (
        <div className="mt-6">
          <DeskTable
            caption="The newest account first"
            heads={[
              { name: "Person" },
              { name: "Role" },
              { name: "Organisation" },
              { name: "Clients", isFigure: true },
              { name: "State" },
              { name: "Action", isFigure: true, isHidden: true },
            ]}
            rows={people.map((person) => ({
              key: person.userId,
              cells: writeCells(person, findAlike(people.map(describeNamed))),
            }))}
          />
        </div>
      )}
      <div className="mt-4">
        <ListLinks first={first} next={next} />
      </div>
    </FormPage>
  );
}

function sayWho({ people, search, role }: PeopleView): string {
  if (search) {
    if (people.length === 0) return "Nobody matches";
    return people.length === 1 ? "One person matches" : `${people.length} people match`;
  }
  const chosen = ROLE_CHOICES.find(({ value }) => value === role);
  if (chosen && people.length === 0) return `There are no ${MANY_WORDS[chosen.value]}`;
  return chosen ? `${MANY_WORDS[chosen.value]}, the newest first` : "People";
}

function writeCells(person: ListedPerson, alike: ReadonlySet<number>) {
  const { userId, roles, organizationName, isActive, clients } = person;
  const named = describeNamed(person);
  const page = `${PEOPLE}/${userId}`;
  return [
    <NameLink key="name" to={page} name={nameListed(person)} apart={writeBirth(named, alike)} />,
    roles[0]?.roleName ?? "–",
    organizationName ?? "–",
    clients > 0 ? clients : "–",
    <AccountState key="state" isActive={isActive} />,
    <a key="next" className="link whitespace-nowrap" href={clients > 0 ? `${page}/hand-over` : page}>
      {clients > 0 ? "Hand over clients" : "Change"}
      <span className="sr-only"> of {nameInSentence(named, alike)}</span>
    </a>,
  ];
}
