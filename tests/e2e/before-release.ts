/**
 * For a test that repeats one beside it with another person, another width, without scripts or in a dialog.
 * `npm run test:long` runs it, and `npm test` leaves it out.
 */
export const BEFORE_RELEASE = { tag: "@long" };

/** `tests/web` tests pages without scripts too, without a browser. */
export const WITH_SCRIPTS_AND_WITHOUT = [
  { javaScriptEnabled: true, way: "with scripts on", details: {} },
  { javaScriptEnabled: false, way: "with scripts off", details: BEFORE_RELEASE },
];
