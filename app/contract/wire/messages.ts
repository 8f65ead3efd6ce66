/** Messages that more than one set of rules gives. They stand apart, so that a browser can have rules without schemas. */

/** The message for text that is not a day. */
export const NOT_A_DATE = "Please enter a date as DD/MM/YYYY";

/** The message for text that is not a number. */
export const UNREADABLE = "Invalid input format";

/** The message for anything but yes and no. */
export const NOT_YES_OR_NO = "Please choose yes or no";

/** The message for text that is not a South African cell phone number. */
export const NOT_A_CELL_NUMBER = "Please enter your whole cell phone number";

/** The same for another person's number. */
export const NOT_THEIR_CELL_NUMBER = "Please enter the whole cell phone number";

/** The message for a number that no SMS reaches. */
export const NO_SMS_REACHES_IT =
  "No SMS reaches this number: please enter a cell phone number, which begins with 06, 07 or 081 to 084";
