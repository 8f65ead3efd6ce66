/** How a day is typed, once for all fields of a line. */
export const WRITE_DAYS = "Write a day as DD/MM/YYYY.";
