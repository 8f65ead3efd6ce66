import type { LoaderFunction, MetaArgs, MetaDescriptor, SerializeFrom } from "@remix-run/node";
import { SITE } from "./site-route";
import type { loadSite } from "./site.server";

type Data<Loader> = SerializeFrom<Loader>;

type More<Loader> = {
  /** Whether the page says that something is wrong, though it answers no form. */
  isWrong?: (data: Data<Loader>) => boolean;
  /** What a search engine says below the title; a page that anybody may find has one. */
  description?: string | ((data: Data<Loader>) => string);
  /** What else is said of the page in its head. */
  also?: MetaDescriptor[];
};

/**
 * The `meta` of a page: its title, with a name that is given or that its data tells. It begins with "Error: " while something is
 * wrong, so that a screen reader says that first. The site's data says whether a form was refused.
 */
export function titled<Loader extends LoaderFunction>(
  name: string | ((data: Data<Loader>) => string),
  { isWrong = () => false, description, also = [] }: More<Loader> = {},
) {
  return ({ data, matches }: MetaArgs<Loader, { [SITE]: typeof loadSite }>): MetaDescriptor[] => {
    const site = matches.find(({ id }) => id === SITE);
    const hasError = site?.data?.isRefused || (data !== undefined && isWrong(data));
    const title = { title: `${hasError ? "Error: " : ""}${writeName(name, data)} – Baobab` };
    return [title, ...describe(description, data), ...also];
  };
}

/** Without its data a page is not there. */
function writeName<Told>(name: string | ((data: Told) => string), data: Told | undefined): string {
  if (typeof name === "string") return name;
  return data === undefined ? "Page not found" : name(data);
}

function describe<Told>(
  description: string | ((data: Told) => string) | undefined,
  data: Told | undefined,
): MetaDescriptor[] {
  if (description === undefined || (typeof description !== "string" && data === undefined)) return [];
  return [
    { name: "description", content: typeof description === "string" ? description : description(data!) },
  ];
}
