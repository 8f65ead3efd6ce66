import { todayInSouthAfrica } from "~/base/date";
import { findGrant } from "~/base/law/older-persons-grant";

/** The youngest who can get the state's grant for older people. */
const GRANT_AGE = 60;

/** The grant that somebody may ask for who has saved little. */
export function showOwnSavings() {
  return { grant: findGrant(todayInSouthAfrica(new Date()), GRANT_AGE) };
}
