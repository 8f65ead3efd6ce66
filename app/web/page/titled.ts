import type { LoaderFunction, MetaArgs, MetaDescriptor, SerializeFrom } from "@remix-run/node";
import { SITE } from "./site-route";
import type { loadSite } from "./site.server";

type Data<Loader> = SerializeFrom<Loader>;

/** A text, or a function of the loader's data. */
type Told<Loader> = string | ((data: Data<Loader>) => string);

type More<Loader> = {
  /** Whether the page reports something wrong, though it answers no form. */
  isWrong?: (data: Data<Loader>) => boolean;
  /** The text below the title in search results; for pages that search engines may index. */
  description?: Told<Loader>;
  /** Further meta tags. */
  also?: MetaDescriptor[];
};

/**
 * The `meta` of a page: its title, given or computed from its data. It begins with "Error: " while something
 * is wrong, so that a screen reader says that first. The site's data says whether a form was refused.
 */
export function titled<Loader extends LoaderFunction>(
  name: Told<Loader>,
  { isWrong = () => false, description, also = [] }: More<Loader> = {},
) {
  return ({ data, matches }: MetaArgs<Loader, { [SITE]: typeof loadSite }>): MetaDescriptor[] => {
    // Where a loader failed, the title is a layout's; a page without a loader has only texts here.
    const loaded = data as Data<Loader>;
    const write = (text: Told<Loader>) => (typeof text === "string" ? text : text(loaded));
    const site = matches.find(({ id }) => id === SITE);
    const hasError = site?.data?.isRefused || isWrong(loaded);
    const title = { title: `${hasError ? "Error: " : ""}${write(name)} – Baobab` };
    const described = description === undefined ? [] : [{ name: "description", content: write(description) }];
    return [title, ...described, ...also];
  };
}
