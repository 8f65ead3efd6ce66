/** Distinguishes people of the same name on a desk's pages: by year of birth, or more if that is the same too. */
import { writeDate } from "./write-figures";

/** A person on a desk's page. */
export type NamedPerson = {
  userId: number;
  /** First name and surname. */
  name: string;
  /** DD/MM/YYYY. */
  birthDate?: string;
  /** Distinguishes a namesake of the same year: `plan 1502`. */
  number: string;
};

/** The ids of people who share name and year of birth with another person on the page. */
export function findAlike(people: readonly NamedPerson[]): ReadonlySet<number> {
  const lookOf = ({ name, birthDate }: NamedPerson) => `${name.toLowerCase()} ${readYear(birthDate) ?? ""}`;
  const isAlike = (person: NamedPerson) =>
    people.some((other) => other.userId !== person.userId && lookOf(other) === lookOf(person));
  return new Set(people.filter(isAlike).map(({ userId }) => userId));
}

function readYear(birthDate: string | undefined): string | undefined {
  return birthDate?.slice(-4);
}

/** `born 1961`; the full date and the number for a person in `alike`; undefined if nothing is known. */
export function writeBirth(person: NamedPerson, alike: ReadonlySet<number>): string | undefined {
  const { birthDate, number, userId } = person;
  if (!alike.has(userId)) return birthDate && `born ${readYear(birthDate)}`;
  return birthDate ? `born ${writeDate(birthDate)}, ${number}` : number;
}

/** For the end of a sentence: `Hendrik van der Merwe, born 1961`. */
export function nameInSentence(person: NamedPerson, alike: ReadonlySet<number>): string {
  return [person.name, writeBirth(person, alike)].filter(Boolean).join(", ");
}

/** For a page about one person, which knows no namesakes: `Hendrik van der Merwe, born 3 May 1961`. */
export function withBirthDate({ name, birthDate }: Pick<NamedPerson, "name" | "birthDate">): string {
  return birthDate ? `${name}, born ${writeDate(birthDate)}` : name;
}
