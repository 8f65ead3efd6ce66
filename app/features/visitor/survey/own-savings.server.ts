import { todayInSouthAfrica } from "~/base/date";
import { findGrant } from "~/base/law/older-persons-grant";

/** The minimum age for the state's grant for older people. */
const GRANT_AGE = 60;

/** Shows the grant for which people with small savings may apply. */
export function showOwnSavings() {
  return { grant: findGrant(todayInSouthAfrica(new Date()), GRANT_AGE) };
}
