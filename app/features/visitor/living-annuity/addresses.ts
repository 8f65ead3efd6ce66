/** The pages of a check of a living annuity that already pays. */
export const CHECK_ADDRESS = "/en/living-annuity";
export const CHECK_ANSWER_ADDRESS = "/en/living-annuity/answer";
export const CHECK_FILE_ADDRESS = "/en/living-annuity/figures.csv";

/** Where a check is kept, and where those that are kept are listed. */
export const KEEP_CHECK_ADDRESS = "/en/living-annuity/keep";
export const KEPT_CHECKS_ADDRESS = "/en/living-annuity/checks";

/** In the address of the questions: shows all of them to somebody who keeps a check. */
export const ALL_QUESTIONS = "all";

/** The intent of the button of whoever is asked only what is new. */
export const CHECK_AGAIN = "again";

/** Where a plan that has started becomes the first check. */
export const STARTED_ADDRESS = "/en/living-annuity/started";
