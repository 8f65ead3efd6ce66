import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

/** A type role: its size and line height grow at the one breakpoint, through the variables in app/tailwind.css. */
function role(name: string): [string, string] {
  return [`var(--${name}-size)`, `var(--${name}-line)`];
}

export default {
  content: ["./app/**/*.{ts,tsx}"],
  theme: {
    screens: {
      wide: { raw: "print, (min-width: 47.5em)" },
      // Two columns of a page; between this and `wide` it has one.
      broad: { raw: "print, (min-width: 62em)" },
      phone: { raw: "screen and (max-width: 47.49em)" },
      tall: { raw: "(min-height: 35em)" },
      print: { raw: "print" },
    },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      white: "#fff",
      ink: "#1F2230",
      soft: "#474B5A",
      bark: "#4A2342",
      leaf: "#0B5A45",
      deep: "#073F31",
      error: "#9B1230",
      control: "#5F6473",
      line: "#CDD0D8",
      sun: "#F5B335",
      clay: "#B5501C",
      sky: "#3F87CF",
      water: "#9CC9E8",
      mist: "#F4F5F7",
      tint: { leaf: "#EAF3EE", sun: "#FFF4DC", bark: "#F4EEF3", error: "#FDF0F2" },
      dawn: { 1: "#FFF4DC", 2: "#FFEBC2", 3: "#FFDE9B" },
    },
    spacing: {
      0: "0",
      px: "1px",
      1: "0.25rem",
      2: "0.5rem",
      3: "0.75rem",
      4: "1rem",
      6: "1.5rem",
      8: "2rem",
      10: "2.5rem",
      12: "3rem",
      16: "4rem",
      24: "6rem",
      touch: "2.75rem",
    },
    borderRadius: {
      none: "0",
      field: "6px",
      leaf: "6px 18px",
      tag: "2px 9px",
      seed: "50% 50% 50% 8px",
      full: "9999px",
    },
    fontFamily: {
      serif: ["Iowan Old Style", "Palatino Linotype", "P052", "Noto Serif", "Georgia", "serif"],
      sans: ["system-ui", "Segoe UI", "Roboto", "Noto Sans", "Arial", "sans-serif"],
    },
    fontSize: {
      display: role("display"),
      h1: role("h1"),
      h2: role("h2"),
      h3: role("h3"),
      label: ["1.1875rem", "1.75rem"],
      body: role("body"),
      lead: role("lead"),
      small: ["1rem", "1.5rem"],
      desk: ["1.0625rem", "1.5rem"],
      "amount-xl": role("amount-xl"),
      "amount-pair": role("amount-pair"),
      "amount-l": role("amount-l"),
    },
    extend: {
      // 190, 824 and 1200 px: a step of the admin area, the narrower dialogs, and pages and the wider ones.
      maxWidth: { step: "11.875rem", text: "36rem", dialog: "51.5rem", content: "75rem" },
      borderWidth: { 3: "3px" },
      width: { 5: "1.25rem", 7: "1.75rem", 9: "2.25rem", 11: "2.75rem", 32: "8rem" },
      height: { 5: "1.25rem", 7: "1.75rem", 9: "2.25rem", 11: "2.75rem", 64: "16rem" },
    },
  },
  plugins: [
    plugin(({ addVariant }) => {
      // A media query knows the text size of the browser, a container query also that of the page.
      const upTo = (width: number) => [
        `@media screen and (max-width: ${width}em)`,
        `@container page (max-width: ${width}rem)`,
      ];
      // Where large text leaves a table no room for columns.
      addVariant("narrow", upTo(22));
      // Text of twice the size on a phone, where there is no room for indents.
      addVariant("tight", upTo(16));
      // Wide enough for a wide drawing to keep its letters about as large as the text.
      addVariant("broad", "@container page (min-width: 72rem)");
    }),
  ],
} satisfies Config;
