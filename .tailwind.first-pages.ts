import type { Config } from "tailwindcss";
import everything from "./tailwind.config";

/** The files whose looks a visitor's first pages need (`isFirst` in their `handle`); a test compares page and style sheet. */
export default {
  presets: [everything],
  content: [
    "./app/root.tsx",
    "./app/enhancements/*.ts",
    "./app/web/{cookies,fields,forms,layout,page,tree}/*.tsx",
    "./app/web/page/session-warning.server.tsx",
    "./app/web/plan/{estimate-form,text-amounts,way-figures}.tsx",
    "./app/ui/{form,layout}/**/*.tsx",
    "!./app/ui/layout/{next-actions,part,section}.tsx",
    "!./app/ui/form/{amount-slider,cell-field,file-field,share-slider}.tsx",
    "./app/ui/form/looks.ts",
    "./app/ui/{bold-text,button,disclosure,help,icons,likelihood-dots,navigator,panel,progress-bar}.tsx",
    "./app/ui/{rows,seed,step-name,summary-panel,tag}.tsx",
    "./app/features/visitor/{about/intro,landing-page,survey}/*.tsx",
    "!./app/features/visitor/landing-page/my-page.tsx",
    "./app/features/visitor/account/*.tsx",
  ],
} satisfies Config;
