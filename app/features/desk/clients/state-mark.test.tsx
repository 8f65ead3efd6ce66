import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CLIENT_STATES } from "~/contract/plan/client-state";
import { StateIcon } from "./state-mark";

it("shows every state of a client by an icon of its own", () => {
  const drawn = CLIENT_STATES.map(
    (state) => /<path.*/.exec(renderToStaticMarkup(<StateIcon state={state} />))?.[0],
  );
  expect(new Set(drawn).size).toBe(CLIENT_STATES.length);
});
