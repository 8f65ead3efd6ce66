import { expect, it } from "vitest";
import { nameRecordFile } from "./name-record-file";

it("names the day of the choice in South Africa", () => {
  expect(nameRecordFile(1497, "2026-11-22T22:30:00.000Z", "pdf")).toBe(
    "baobab-record-of-advice-1497-2026-11-23.pdf",
  );
});
