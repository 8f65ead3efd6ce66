export const RECORDS = "/en/admin/records";

/** Where a record, or all of some days, is sent as a file. */
export const RECORDS_FILE = `${RECORDS}/file`;

/** What the button of one record asks for, before the record's id. */
export const TAKE_RECORD = "take-";
