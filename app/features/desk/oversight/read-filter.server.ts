import { type Envelope, isSuccess } from "~/contract/wire/envelope";

/** Reads a list's filter from an address: the fields that are filled in. */
export function readFilter<Name extends string>(
  request: Request,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const { searchParams } = new URL(request.url);
  const filled = names.flatMap((name) => {
    const value = searchParams.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(filled) as Partial<Record<Name, string>>;
}

/** Reads a choice from an address by its name; undefined if it is none of the list. */
export function readChoice<Name extends string, Choice extends string>(
  request: Request,
  name: Name,
  choices: readonly Choice[],
): Partial<Record<Name, Choice>> {
  const value = new URL(request.url).searchParams.get(name);
  const choice = choices.find((one) => one === value);
  return (choice ? { [name]: choice } : {}) as Partial<Record<Name, Choice>>;
}

/** Returns the mistakes in the filter of a refused list; undefined for any other response. */
export function findFilterMistakes(answer: Envelope): { field: string; message: string }[] | undefined {
  if (isSuccess(answer) || answer.http_code !== 422) return undefined;
  return (answer.return_object?.errors ?? []).map(({ path, message }) => ({ field: path, message }));
}

/** Writes the address of a list with these parts of its query. */
export function writeListAddress(path: string, parts: Record<string, string | undefined>): string {
  const filled = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return filled.length > 0 ? `${path}?${new URLSearchParams(filled)}` : path;
}
