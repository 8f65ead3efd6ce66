/**
 * The terms of a search, stored in the browser, because addresses must not contain a name or an ID number.
 * Each result has an address of its own, so that Back and a reload find it again, in each window its own.
 */
import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { createSealedCookie } from "../cookies/sealed-cookie.server";
import { carrySession, type Session } from "../identity/session.server";

const HOUR_SECONDS = 3_600;
const MOST_SEARCHES = 4;
const LONGEST_SEARCH = 100;
const PLACE = "found";

/** The field of the search terms. */
export const SEARCH_FIELD = "search";

const keptSchema = z.object({ search: z.string(), choices: z.record(z.string()) });

/** The search terms, and the filters by the names of their fields. */
type KeptSearch = z.infer<typeof keptSchema>;

const searchCookie = createSealedCookie<KeptSearch>({
  name: "baobab_search",
  maxAgeSeconds: HOUR_SECONDS,
  schema: keptSchema,
});

/** The search behind a result page; undefined for a plain list, and after the cookie has expired. */
export async function findSearch(request: Request): Promise<KeptSearch | undefined> {
  const place = new URL(request.url).searchParams.get(PLACE) ?? "";
  return /^[0-9a-f]{8}$/.test(place) ? searchCookie.read(request, place) : undefined;
}

/**
 * Redirects from a search form to its result page; without search terms to the filtered list.
 * @param narrow the names of the filter fields, which are also the list's query parameters
 */
export async function redirectToFound(
  request: Request,
  session: Session,
  { page, form, narrow }: { page: string; form: FormData; narrow: readonly string[] },
): Promise<Response> {
  const read = (field: string) =>
    String(form.get(field) ?? "")
      .trim()
      .slice(0, LONGEST_SEARCH);
  const search = read(SEARCH_FIELD);
  const choices = Object.fromEntries(
    narrow.map((field) => [field, read(field)] as const).filter(([, choice]) => choice),
  );
  if (!search) {
    const query = new URLSearchParams(choices);
    return redirect(query.size > 0 ? `${page}?${query}` : page, {
      status: 303,
      headers: carrySession(session),
    });
  }
  const place = randomUUID().slice(0, 8);
  const written = await searchCookie.write({ search, choices }, place);
  if (!written.ok) throw new Error("A search's cookie is too long");
  const cookies = [written.value, ...searchCookie.clearOldest(request, place, MOST_SEARCHES)];
  return redirect(`${page}?${PLACE}=${place}`, { status: 303, headers: carrySession(session, cookies) });
}
