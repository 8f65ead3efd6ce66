/** The pages of a check of a living annuity that already pays. */
export const CHECK_ADDRESS = "/en/living-annuity";
export const CHECK_ANSWER_ADDRESS = "/en/living-annuity/answer";
export const CHECK_FILE_ADDRESS = "/en/living-annuity/figures.csv";

/** The page that keeps a check, and the list of those that are kept. */
export const KEEP_CHECK_ADDRESS = "/en/living-annuity/keep";
export const KEPT_CHECKS_ADDRESS = "/en/living-annuity/checks";

/** In the address of the questions: shows all of them to the owner of a kept check. */
export const ALL_QUESTIONS = "all";

/** In the address of the questions: names the mistakes of what was typed. */
export const LOOK_AGAIN = "check";

/** The intent of the button below the two questions that are asked anew each year. */
export const CHECK_AGAIN = "again";

/** The page on which a plan that has started becomes the first check. */
export const STARTED_ADDRESS = "/en/living-annuity/started";
