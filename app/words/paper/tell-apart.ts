/** How pages of a desk tell people of one name apart: by the year of birth, and where that is the same by more. */
import { writeDate } from "../plan/write-figures";

/** Somebody as a page of a desk names them. */
export type NamedPerson = {
  userId: number;
  /** First name and surname. */
  name: string;
  /** DD/MM/YYYY. */
  birthDate?: string;
  /** What tells them from a namesake of the same year: `plan 1502`. */
  number: string;
};

/** Those of a page's people who share name and year of birth with another one of them. */
export function findAlike(people: readonly NamedPerson[]): ReadonlySet<number> {
  const lookOf = ({ name, birthDate }: NamedPerson) => `${name.toLowerCase()} ${readYear(birthDate) ?? ""}`;
  const isAlike = (person: NamedPerson) =>
    people.some((other) => other.userId !== person.userId && lookOf(other) === lookOf(person));
  return new Set(people.filter(isAlike).map(({ userId }) => userId));
}

function readYear(birthDate: string | undefined): string | undefined {
  return birthDate?.slice(-4);
}

/** What tells somebody from others of the name: `born 1961`, more of those who are alike; undefined if nothing does. */
export function writeBirth(person: NamedPerson, alike: ReadonlySet<number>): string | undefined {
  const { birthDate, number, userId } = person;
  if (!alike.has(userId)) return birthDate && `born ${readYear(birthDate)}`;
  return birthDate ? `born ${writeDate(birthDate)}, ${number}` : number;
}

/** As a sentence names them that does not go on: `Hendrik van der Merwe, born 1961`. */
export function nameInSentence(person: NamedPerson, alike: ReadonlySet<number>): string {
  return [person.name, writeBirth(person, alike)].filter(Boolean).join(", ");
}

/** The same on a page about one person alone, whose namesakes it does not know: `Hendrik van der Merwe, born 3 May 1961`. */
export function nameWithBirth({ name, birthDate }: Pick<NamedPerson, "name" | "birthDate">): string {
  return birthDate ? `${name}, born ${writeDate(birthDate)}` : name;
}
