/** An invented plan, as the features describe theirs. */
export const SAMPLE_HERO = {
  phrases: [
    { amount: "R14 040", words: "a month," },
    { words: "rising with prices," },
    { words: "likely to last for life" },
  ],
  pair: [
    { label: "Before tax", amount: "R14 040" },
    { label: "After tax, about", amount: "R13 250" },
  ],
  parts: [
    { key: "annuity", name: "Living annuity", note: "4.2% a year, follows markets", amount: "R12 640" },
    { key: "unitTrust", name: "Unit trust", note: "4.2% a year, follows markets", amount: "R1 400" },
  ],
  notes: ["A month, in today’s rand."],
  chance: {
    dots: 15,
    sentences: [
      "We chose the income that lasts for life in **15 of 20** futures.",
      "To last in 18, it would be R11 340 after tax.",
    ],
  },
  shortfall: { heading: "Your savings do not cover all your cash needs", text: "We put your debt first." },
} as const;

export const SAMPLE_LEVERS = [
  { lever: "retirement_date", name: "Retire a year later", amount: "R712 more" },
  { lever: "personal_cash_recommend", name: "R10 000 less in cash", amount: "R48 more" },
] as const;

export const SAMPLE_TABS = [
  { tab: "dependants", name: "Reduce % to dependants", state: "done", words: "Done: +R750 a month" },
  { tab: "delay-retirement", name: "Delay retirement", state: "here", words: "You are here" },
  { tab: "cash-needs", name: "Reduce cash needs", state: "open", words: "To do" },
] as const;

const describeShare = (share: number, difference: string) => ({
  value: String(share),
  share: `${share}%`,
  income: "R15 629",
  difference,
  isRecommended: difference === "Recommended",
  isChosen: difference === "Recommended",
  toFamily: "R1 312 000",
  toMembers: "R1 312 000",
});

export const SAMPLE_SHARES = {
  question: "How much should go to your family?",
  tags: ["today’s rand", "before tax"],
  note: "Expected markets. Amounts at death are what is left in the annuity, before tax and estate costs.",
  ends: { less: "← More income for you", more: "More for your family →" },
  choices: [describeShare(45, "R194 more"), describeShare(50, "Recommended"), describeShare(55, "R205 less")],
} as const;
