import { expect, test } from "vitest";
import { organisationOperations } from "../desk/organisation-operations";
import { passkeyOperations } from "../account/passkey-operations";
import { userDetails } from "../account/user-operations";
import { dropUnseen, writeOnOneLine } from "./typed-text";

test.each([..."\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u00ad\u200b\ufeff"])(
  "%j is dropped, which nobody sees",
  (mark) => expect(dropUnseen(`My${mark} phone${mark}`)).toBe("My phone"),
);

test("joiners of letters and of emoji stay", () => {
  for (const joined of ["نامه\u200cای", "क्\u200dष", "👩\u200d🌾"]) expect(dropUnseen(joined)).toBe(joined);
});

test("any white space counts as one space, also around what is dropped", () => {
  expect(writeOnOneLine(" My\r\n \u202e \u2028 phone\u2069 ")).toBe("My phone");
});

test("so is a name that others read", () => {
  const names = [
    passkeyOperations.addPasskey.body.shape.name,
    organisationOperations.createOrganization.body.shape.name,
    organisationOperations.createOrganization.body.shape.regName,
    userDetails.preferredName,
    userDetails.workExperience,
  ];
  for (const name of names) expect(name.parse(" \u202eNaledi\u200f ")).toBe("Naledi");
});
