/** The hint about typing days, once for all fields of a row. */
export const WRITE_DAYS = "Write a day as DD/MM/YYYY.";
