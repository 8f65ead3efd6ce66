/** The route around all pages, whose loader is `loadSite`. */
export const SITE = "routes/en";
