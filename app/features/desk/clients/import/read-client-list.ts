import { parse } from "csv-parse/sync";
import { failure, type Result, success } from "~/base/result";
import { LONGEST_CELL, MOST_IMPORTED } from "~/contract/desk/client-list";
import type { ListedClient } from "~/contract/desk/client-operations";
import { COLUMNS, LARGEST_LIST_BYTES } from "./import-words";

export const TOO_LARGE = `This list is larger than 128 KiB, and nothing is stored. Split it into files of at most ${MOST_IMPORTED} clients.`;
const NOT_UTF8 = "This file is not text in UTF-8. Save it again as ‘CSV UTF-8’.";
const NOT_CSV =
  "We cannot read this list. Check that each quotation mark has its partner, and save it as CSV again.";
const EMPTY = "There are no clients in this list. Put one in each row, below the headings.";

/** Reads the bytes of a file as text in UTF-8, with or without a byte order mark. */
export function readText(bytes: Uint8Array): Result<string, string> {
  if (bytes.length > LARGEST_LIST_BYTES) return failure(TOO_LARGE);
  try {
    return success(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return failure(NOT_UTF8);
  }
}

/** Excel's `sep=;` line above the headings, which names the separator. */
const SEPARATOR_HINT = /^\uFEFF?"?sep=([,;\t])"?[ \t]*(?:\r\n|\r|\n)/i;

/**
 * Reads a list of clients: headings in any order and case, cells separated by commas, semicolons or the tabs that a
 * spreadsheet copies.
 * @returns the clients, or the mistake to correct as a sentence
 */
export function readClientList(text: string): Result<ListedClient[], string> {
  if (Buffer.byteLength(text) > LARGEST_LIST_BYTES) return failure(TOO_LARGE);
  if (text.includes("\0")) return failure(NOT_UTF8);
  const rows = split(text);
  if (!rows) return failure(NOT_CSV);
  const [heads = [], ...cells] = rows;
  const keys = heads.map(findColumn);
  const missing = COLUMNS.filter(({ name, isOptional }) => !isOptional && !keys.includes(name));
  if (missing.length > 0)
    return failure(`These headings are missing: ${missing.map(({ head }) => head).join(", ")}.`);
  if (new Set(keys.filter(Boolean)).size < keys.filter(Boolean).length)
    return failure("Two columns have the same heading. Keep one of them.");
  if (cells.length === 0) return failure(EMPTY);
  if (cells.length > MOST_IMPORTED)
    return failure(`This list has more than ${MOST_IMPORTED} clients. Split it into smaller files.`);
  const long = cells.findIndex((row) => row.some((cell) => cell.length > LONGEST_CELL));
  if (long >= 0) return failure(`Client ${long + 1} has an answer of more than ${LONGEST_CELL} characters.`);
  return success(cells.map((row) => nameCells(keys, row)));
}

function split(text: string): string[][] | undefined {
  const [hint = "", told] = SEPARATOR_HINT.exec(text) ?? [];
  const options = {
    bom: true,
    delimiter: told ?? findSeparator(text),
    relax_column_count: true,
    skip_records_with_empty_values: true,
    trim: true,
    to: MOST_IMPORTED + 2,
  };
  try {
    return parse(text.slice(hint.length), options);
  } catch {
    return undefined;
  }
}

/** The separator of the headings. */
function findSeparator(text: string): string {
  const [heads = ""] = text.trim().split(/[\r\n]/, 1);
  return ["\t", ";"].find((separator) => heads.includes(separator)) ?? ",";
}

function findColumn(head: string): keyof ListedClient | undefined {
  const plain = (written: string) => written.toLowerCase().replace(/[^a-z]/g, "");
  return COLUMNS.find((column) => [column.head, column.name].map(plain).includes(plain(head)))?.name;
}

function nameCells(keys: readonly (keyof ListedClient | undefined)[], row: readonly string[]): ListedClient {
  const cellOf = (name: keyof ListedClient) => row[keys.indexOf(name)] ?? "";
  return {
    firstNames: cellOf("firstNames"),
    surname: cellOf("surname"),
    preferredName: cellOf("preferredName"),
    rsaIdNr: cellOf("rsaIdNr"),
    cellNr: cellOf("cellNr"),
    email: cellOf("email"),
    birthDate: cellOf("birthDate"),
    gender: cellOf("gender"),
  };
}
