import type { Readable } from "node:stream";
import { createInterface } from "node:readline";
import { readRsaidOf } from "../../app/backend/operations/account/register";

type Asked = { input: Readable; say: (sentence: string) => void };

/** Reads a line for each question, and asks again if it cannot be read; undefined once the input has ended. */
export function askLines({ input, say }: Asked) {
  const typed = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  return async <Value>(
    question: string,
    read: (text: string) => Value | string,
  ): Promise<Value | undefined> => {
    for (say(question); ;) {
      const { value, done } = await typed.next();
      if (done) return undefined;
      const given = read(value.trim());
      if (typeof given !== "string") return given;
      say(`${given}.`);
    }
  };
}

export function readId(text: string): { rsaid: string } | string {
  const read = readRsaidOf(text, "", new Date());
  return "mistake" in read ? read.mistake.message : read;
}
