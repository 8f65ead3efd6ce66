import { expect, test } from "vitest";
import type { Operation } from "~/contract/wire/operation";
import { operations } from "~/contract/operations";
import { readContent } from "./read-content";

/** The library's own wording. */
const TERSE =
  /^(Required|Invalid (input$|literal|enum|union|discriminator|date|email|url|uuid|string|function)|Expected|Unrecognized|String must|Number must|Array must|Input not)/;

const WRONG = [undefined, null, "", "x", "x".repeat(5_000), 0, -1, 1.5, 1e12, true, [], ["x"], {}, { x: 1 }];

/** Lists wrong values in place of a whole body and of each of its parts. */
function* listBodies({ body }: Operation): Generator<unknown> {
  yield* WRONG;
  const shape = Reflect.get(body ?? {}, "shape") as object | undefined;
  for (const key of Object.keys(shape ?? { user: 0, fpFees: 0, dryRun: 0, clients: 0 }))
    for (const value of WRONG) yield { [key]: value };
}

test.each(Object.keys(operations) as (keyof typeof operations)[])("%s is refused in plain words", (name) => {
  const operation: Operation = operations[name];
  const headers = new Headers();
  const said = new Set<string>();
  const note = (parts: { params?: object; query?: object; body?: unknown }) => {
    const brought = { params: {}, query: {}, headers, body: {}, ...parts } as Parameters<
      typeof readContent
    >[1];
    const read = readContent(operation, brought);
    if (!read.ok) for (const { message } of read.reason.errors) said.add(message);
  };
  note({});
  for (const part of ["params", "query"] as const)
    for (const key of Object.keys(operation[part]?.shape ?? {}))
      for (const value of ["", "x", "x".repeat(5_000), "-1", "99999999999999999999", ["1", "2"]])
        note({ [part]: { [key]: value } });
  const params = Object.fromEntries(
    Object.keys(operation.params?.shape ?? {}).flatMap((key) =>
      ["1", "investor", "6f1c0f5e-1c1b-4c7e-9d43-0a4b8a3e7f10"]
        .filter((value) => operation.params?.shape[key]?.safeParse(value).success)
        .slice(0, 1)
        .map((value) => [key, value]),
    ),
  );
  for (const body of listBodies(operation)) note({ params, body });
  expect([...said].filter((message) => TERSE.test(message))).toEqual([]);
});
