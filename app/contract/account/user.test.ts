import { expect, test } from "vitest";
import { nameUser } from "./user";

test.each([
  [{ firstNames: "Thandiwe Grace", preferredName: "Thandi", surname: "Nkosi" }, "Thandiwe Nkosi"],
  [{ preferredName: "Thandi", surname: "Nkosi" }, "Thandi Nkosi"],
  [{ firstNames: " ", preferredName: "Thandi" }, "Thandi"],
  [{ surname: "van der Merwe" }, "van der Merwe"],
  [{ firstNames: "", preferredName: "", surname: "" }, undefined],
  [{}, undefined],
])("the display name of %j is %s", (names, display) => expect(nameUser(names)).toBe(display));
