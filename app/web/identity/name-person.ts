type Names = { givenNames?: string; surname?: string };

/** A person's name in the header: first given name and surname, if known. */
export function namePerson({ givenNames = "", surname = "" }: Names): { name: string; initials: string } {
  const names = [givenNames.trim().split(/\s+/)[0] ?? "", surname.trim()].filter(Boolean);
  const name = names.join(" ") || "Unnamed";
  const initials = (names.length > 0 ? names : [name]).map((one) => [...one][0]?.toUpperCase()).join("");
  return { name, initials };
}
