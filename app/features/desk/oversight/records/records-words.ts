export const RECORDS = "/en/admin/records";

/** The address of a file of one record, or of all records of some days. */
export const RECORDS_FILE = `${RECORDS}/file`;

/** The value of a record's button, before its id. */
export const TAKE_RECORD = "take-";
