import type { Config } from "tailwindcss";
import everything from "./tailwind.config";

/** The files whose looks a visitor's first pages need (`isFirst` in their `handle`); a test compares page and style sheet. */
export default {
  presets: [everything],
  content: [
    "./app/root.tsx",
    "./app/enhancements/*.ts",
    "./app/web/**/*.tsx",
    "./app/ui/{form,layout,tree}/**/*.tsx",
    "./app/ui/{bold-text,button,disclosure,help,icons,likelihood-dots,navigator,numbered-list,operator,panel,portrait}.tsx",
    "./app/ui/{progress-bar,qr-code,rows,seed,split-bar,step-band,summary-panel,tag}.tsx",
    "./app/features/visitor/{about/intro,landing-page,survey}/*.tsx",
    "./app/features/visitor/account/*.tsx",
  ],
} satisfies Config;
