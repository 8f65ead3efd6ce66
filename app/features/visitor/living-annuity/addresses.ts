/** The pages of a check of a living annuity that already pays. */
export const CHECK_ADDRESS = "/en/living-annuity";
export const CHECK_ANSWER_ADDRESS = "/en/living-annuity/answer";
export const CHECK_FILE_ADDRESS = "/en/living-annuity/figures.csv";
