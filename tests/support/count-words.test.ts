import { describe, expect, it } from "vitest";
import { countWords } from "./count-words";

const count = (main: string) => countWords(`<header>Not here</header><main id="content">${main}</main>`);

describe("the words of a page", () => {
  it("are those of its main part, an amount as one", () => {
    expect(count("<h1>You have R6\u00a0230\u00a0000</h1><p>That is a lot.</p>")).toEqual({
      unfolded: 7,
      all: 7,
    });
    expect(() => countWords("<p>Two words</p>")).toThrow("no main part");
  });

  it("are not joined across elements, nor parted where React parts texts", () => {
    expect(count("<p>one</p><p>two</p>").all).toBe(2);
    expect(count("R296<!-- --> <!-- -->a mon<!-- -->th").all).toBe(3);
  });

  it("are not signs alone", () => expect(count("<p>one – two · <b>three</b>.</p>").all).toBe(3));

  it("leave out names of fields, buttons, navigation and pictures", () => {
    const around =
      '<nav>a</nav><button>b</button><label>c</label><fieldset><legend>d</legend><p id="x-hint">e</p></fieldset><div class="action-bar x">f</div><p data-result>g</p>';
    const pictures = '<svg><text>e</text></svg><div role="img">f</div><span aria-hidden="true">g</span>';
    expect(count(`${around}${pictures}<select><option>h</option></select><p>one<br>two<input></p>`).all).toBe(
      2,
    );
  });

  it("leave out what is not seen in a wide window", () => {
    const unseen = '<p hidden>a</p><p class="sr-only">b</p><p class="wide:hidden">c</p><dialog>d</dialog>';
    expect(count(`${unseen}<script>e < f</script><p class="hidden wide:block">one</p>`).all).toBe(1);
  });

  it("in a closed fold are folded, but for those that open it", () => {
    const inner = "<details open><summary>two</summary><p>three</p></details>";
    expect(count(`<details><summary><span>one</span></summary>${inner}</details>`)).toEqual({
      unfolded: 1,
      all: 3,
    });
    expect(count(inner)).toEqual({ unfolded: 2, all: 2 });
    expect(count('<div hidden="until-found"><p>one</p></div>')).toEqual({ unfolded: 0, all: 1 });
  });
});
