import { expect, test } from "vitest";
import { chooseHost } from "./loopback.mjs";

test.each([
  [undefined, "127.0.0.1"],
  ["http://localhost:3000", "127.0.0.1"],
  ["http://127.0.0.1", "127.0.0.1"],
  ["http://[::1]:3000", "::1"],
  ["https://baobab.example", undefined],
  ["http://localhost.baobab.example", undefined],
  // The site's own validation reports what is wrong with it.
  ["baobab", undefined],
])("a site at %s listens on %s", (publicUrl, host) => expect(chooseHost(publicUrl)).toBe(host));

test("a site listens on the address that is given, whatever it is called", () => {
  expect(chooseHost("http://localhost:3000", "0.0.0.0")).toBe("0.0.0.0");
  expect(chooseHost("https://baobab.example", "127.0.0.1")).toBe("127.0.0.1");
});
