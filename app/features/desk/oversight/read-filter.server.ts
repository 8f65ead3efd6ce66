import type { Envelope } from "~/contract/wire/envelope";
import { isSuccess } from "~/contract/wire/envelope";

/** What an address asks of a list: the fields that are filled in. */
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

/** The choice that an address makes from a list, by its name; nothing if it makes none. */
export function readChoice<Name extends string, Choice extends string>(
  request: Request,
  name: Name,
  choices: readonly Choice[],
): Partial<Record<Name, Choice>> {
  const value = new URL(request.url).searchParams.get(name);
  const choice = choices.find((one) => one === value);
  return (choice ? { [name]: choice } : {}) as Partial<Record<Name, Choice>>;
}

/** What is wrong with the fields of a list that was refused; undefined for any other answer. */
export function findFilterMistakes(answer: Envelope): { field: string; message: string }[] | undefined {
  if (isSuccess(answer) || answer.http_code !== 422) return undefined;
  return (answer.return_object?.errors ?? []).map(({ path, message }) => ({ field: path, message }));
}

/** The address of a list with other parts of its question. */
export function writeListAddress(path: string, parts: Record<string, string | undefined>): string {
  const filled = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return filled.length > 0 ? `${path}?${new URLSearchParams(filled)}` : path;
}
