/** Messages shared by several sets of rules, in a file without schemas for browser bundles. */

export const NOT_A_DATE = "Please enter a date as DD/MM/YYYY";

export const UNREADABLE = "Invalid input format";

export const NOT_YES_OR_NO = "Please choose yes or no";

export const NOT_A_CELL_NUMBER = "Please enter your whole cell phone number";

/** For another person's number, such as a client's. */
export const NOT_THEIR_CELL_NUMBER = "Please enter the whole cell phone number";

/** The message for a number that cannot receive SMS. */
export const NO_SMS_REACHES_IT =
  "No SMS reaches this number: please enter a cell phone number, which begins with 06, 07 or 081 to 084";
