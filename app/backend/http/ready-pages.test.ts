import { describe, expect, it } from "vitest";
import { makeReadyPages } from "./ready-pages";

type Values = { nonce: string; csrf: string; requestId: string };

const long = (letter: string) => letter.repeat(30);
const first: Values = { nonce: `${long("n")}+/==`, csrf: `${long("c")}.${long("d")}`, requestId: long("r") };
const second: Values = { nonce: `${long("m")}+/==`, csrf: `${long("a")}.${long("b")}`, requestId: long("q") };

const write = ({ csrf, requestId }: Values, name = "Next") => JSON.stringify({ csrf, requestId, name });

/** A page as the renderer makes it: values in attributes, in text and in the data for its scripts. */
function draw(values: Values, name = "Next"): string {
  return `<input value="${values.csrf}"><p>${name} – ’</p><script nonce="${values.nonce}">${write(values, name)}</script><i>${values.requestId}</i>`;
}

function ask(
  pages: ReturnType<typeof makeReadyPages>,
  values: Values,
  { name = "Next", address = "/en/1" } = {},
) {
  let isDrawn = false;
  const markup = pages({ address, data: write(values, name), nonce: values.nonce }, () => {
    isDrawn = true;
    return draw(values, name);
  });
  return { markup: markup.toString(), isDrawn };
}

describe("pages kept ready", () => {
  it("are drawn once, and hold the values of the request that they answer and no others", () => {
    const pages = makeReadyPages();
    expect(ask(pages, first)).toEqual({ markup: draw(first), isDrawn: true });
    const again = ask(pages, second);
    expect(again).toEqual({ markup: draw(second), isDrawn: false });
    for (const value of Object.values(first)) expect(again.markup).not.toContain(value);
    expect(ask(pages, first)).toEqual({ markup: draw(first), isDrawn: false });
  });

  it("are drawn anew for other data and for another address", () => {
    const pages = makeReadyPages();
    ask(pages, first);
    expect(ask(pages, second, { name: "Save" })).toEqual({ markup: draw(second, "Save"), isDrawn: true });
    expect(ask(pages, second, { address: "/en/2" }).isDrawn).toBe(true);
  });

  it("are drawn each time when a value could be read as markup", () => {
    const pages = makeReadyPages();
    const odd = (letter: string) => ({ ...first, csrf: `<${long(letter)}>` });
    expect(ask(pages, odd("x")).isDrawn).toBe(true);
    expect(ask(pages, odd("y"))).toEqual({ markup: draw(odd("y")), isDrawn: true });
  });

  it("are a hundred at most, the latest", () => {
    const pages = makeReadyPages();
    for (let step = 0; step <= 100; step += 1) ask(pages, first, { address: `/en/${step}` });
    expect(ask(pages, first, { address: "/en/100" }).isDrawn).toBe(false);
    expect(ask(pages, first, { address: "/en/0" }).isDrawn).toBe(true);
  });
});
