import { describe, expect, it } from "vitest";
import type { PlanSummary } from "~/contract/plan/plan-summary";
import { findAlikeClients, nameClientInSentence, writeClientBirth } from "./client-words";

const hendrik: PlanSummary = {
  preferredName: "Hendrik",
  surname: "van der Merwe",
  birthDate: "03/05/1961",
  userId: 17,
  planId: 1502,
  hasError: false,
  state: "ready",
  changedDate: "2026-11-20T08:00:00.000Z",
};
const namesake: PlanSummary = { ...hendrik, birthDate: "30/11/1961", userId: 18, planId: undefined };
const nephew: PlanSummary = { ...hendrik, birthDate: "01/02/1984", userId: 19, planId: 1503 };

describe("people in a list", () => {
  it("are told apart by the year of their birth", () => {
    const alike = findAlikeClients([hendrik, nephew]);
    expect([...alike]).toEqual([]);
    expect(writeClientBirth(hendrik, alike)).toBe("born 1961");
    expect(nameClientInSentence(hendrik, alike)).toBe("Hendrik van der Merwe, born 1961");
  });

  it("who share name and year are told apart by the day and the plan's number, else the client's", () => {
    const alike = findAlikeClients([hendrik, nephew, namesake]);
    expect([hendrik, nephew, namesake].map((client) => writeClientBirth(client, alike))).toEqual([
      "born 3 May 1961, plan 1502",
      "born 1984",
      "born 30 November 1961, client 18",
    ]);
    expect(nameClientInSentence(namesake, alike)).toBe(
      "Hendrik van der Merwe, born 30 November 1961, client 18",
    );
  });

  it("are no namesakes of themselves where two lists show them", () => {
    expect(findAlikeClients([hendrik, { ...hendrik, surname: "Van der Merwe" }]).size).toBe(0);
    expect(findAlikeClients([hendrik, { ...namesake, surname: "Van der Merwe" }]).size).toBe(2);
  });

  it("are named by what is known", () => {
    const unborn = { ...hendrik, birthDate: undefined };
    const twin = { ...namesake, birthDate: undefined };
    expect(writeClientBirth(unborn, new Set())).toBeUndefined();
    expect(nameClientInSentence(unborn, new Set())).toBe("Hendrik van der Merwe");
    expect(nameClientInSentence(twin, findAlikeClients([unborn, twin]))).toBe(
      "Hendrik van der Merwe, client 18",
    );
    const nobody = { ...namesake, preferredName: undefined, surname: undefined };
    expect(nameClientInSentence(nobody, new Set())).toBe("Client 18, born 1961");
  });
});
