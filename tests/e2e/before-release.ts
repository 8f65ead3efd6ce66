/**
 * For a test that shows of another person, another width, without scripts or in a dialog what one beside it shows as well. `npm run test:long` runs
 * it, and `npm test` leaves it out.
 */
export const BEFORE_RELEASE = { tag: "@long" };

/** What pages do without scripts is tested without a browser too (`tests/web`). */
export const WITH_SCRIPTS_AND_WITHOUT = [
  { javaScriptEnabled: true, way: "with scripts on", details: {} },
  { javaScriptEnabled: false, way: "with scripts off", details: BEFORE_RELEASE },
];
