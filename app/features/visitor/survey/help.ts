import type { Step } from "~/contract/survey/field-declaration";

export type HelpTopic = {
  question: string;
  answer: readonly string[];
  /** Further reading. */
  link?: { to: string; name: string };
};

const TALK = { to: "/en/contact", name: "Talk to a person" };

const FROM_PLUS =
  "From a living annuity plus: the people you named get part of the capital, at least a tenth and usually half. The people in the same annuity share the rest.";

/** The help topics of a step; those about the living annuity plus only where it is offered. */
export function listHelpTopics(step: Step, offersPlus: boolean): HelpTopic[] {
  const isTold = (sentence: string) => offersPlus || sentence !== FROM_PLUS;
  return helpTopics[step].map((topic) => ({ ...topic, answer: topic.answer.filter(isTold) }));
}

/** Common questions at each step. Written for the law of their day; amounts that change are left to the plan. */
const helpTopics: Record<Step, readonly HelpTopic[]> = {
  1: [
    {
      question: "What do I get at the end?",
      answer: [
        "A split of your savings: cash for debt and emergencies, a unit trust, and an annuity. The annuity is the product that pays you each month.",
        "A monthly income in today’s rand, before and after tax. We add the chance that it lasts as long as you do.",
        "The reasons why this product, and why not the others. And what happens to the money when you die.",
      ],
    },
    {
      question: "What should I have ready?",
      answer: [
        "Your latest retirement fund statement, what you owe, and your income after tax.",
        "Birth dates of you and your partner, and your planned retirement date.",
      ],
    },
    {
      question: "Why do you need my personal details?",
      answer: [
        "Your date of birth and retirement date tell us how many years your money has to last.",
        "We put your name on your plan. We use your email and cell phone number only to reach you about it.",
      ],
    },
    {
      question: "Why do you ask for my gender?",
      answer: [
        "Women live longer than men on average. The same savings then have to pay an income for more years, so the figures differ.",
      ],
    },
  ],
  2: [
    {
      question: "What should I enter as my retirement savings?",
      answer: [
        "The value today, before tax, of the retirement funds that you will retire from. Pension, provident, preservation and retirement annuity funds all count.",
        "Leave out your home, bank savings and other investments. Your latest fund statement has the value.",
      ],
    },
    {
      question: "Which employer’s fund should I choose?",
      answer: [
        "The employer whose pension or provident fund you retire from. Choose Not applicable when your savings are not in an employer’s fund.",
      ],
    },
    {
      question: "What if a living annuity already pays me?",
      answer: [
        "Leave that money out here: it needs no plan of this kind. Nine other questions show how long its income lasts.",
      ],
      link: { to: "/en/living-annuity", name: "Check my living annuity" },
    },
    {
      question: "What if I have no retirement fund at all?",
      answer: [
        "There is then no plan to make of it. Savings of your own are yours already, and from 60 the state may pay you a grant.",
      ],
      link: { to: "/en/own-savings", name: "Savings in no fund" },
    },
    {
      question: "What if I am getting divorced?",
      answer: [
        "A divorce order can give your spouse a share of your fund. The fund then pays it out of your savings. Enter what is left for you after that, and ask the fund first if the share is not settled.",
      ],
      link: TALK,
    },
    {
      question: "What if I leave South Africa?",
      answer: [
        "An annuity bought with a fund’s money stays in South Africa and goes on paying you abroad. Its income is taxed here or in your new country, as the treaty between the two says. The plan counts South African tax only.",
      ],
      link: TALK,
    },
  ],
  3: [
    {
      question: "How much may I take in cash?",
      answer: [
        "From a pension, preservation or retirement annuity fund: up to one third in most cases. The rest buys an income.",
        "From a provident fund: the full amount of what you had saved by 28 February 2021, with its growth. Of what you saved later: up to one third in most cases. Everything, if you were 55 or older on 1 March 2021 and are still in that fund.",
        "Money saved since 1 September 2024 is split in two. One third of it goes to a savings part, which you may take in cash. The rest goes to a retirement part, which buys an income.",
        "Small savings are an exception: all of them may be taken in cash. Your plan tells you when yours are small enough.",
      ],
    },
    {
      question: "Do I pay tax on it?",
      answer: [
        "The first part is tax-free. The rest is taxed at a rate that rises with the amount. Cash that you took from retirement funds before counts as well, so we ask for it.",
        "These count: cash on leaving a job since March 2009, cash on retiring since October 2007, severance pay since March 2011.",
        "What you took from a savings pot since September 2024 does not count. Nor does money that was moved from one fund to another.",
      ],
    },
    {
      question: "What if I never deducted what I paid in?",
      answer: [
        "Contributions that your tax returns never deducted come out free of tax: first from your cash, then from your income. We count none, so you may pay less tax than your plan says. Your tax assessment shows how much there is.",
      ],
      link: TALK,
    },
    {
      question: "Does my spouse have to agree?",
      answer: [
        "Some funds pay cash only with your spouse’s written consent. Ask your fund for its form before the day you retire.",
      ],
    },
    {
      question: "How do I find out what I took before?",
      answer: [
        "Each payment came with a tax certificate, an IRP5 or IT3(a). SARS has them all: look in eFiling under tax certificates, or ask its contact centre.",
        "If you cannot find out, choose “I am not sure”. Your plan then counts none, and says so. You can change that later.",
      ],
    },
    {
      question: "Why emergency savings?",
      answer: [
        "A life annuity cannot pay more when you need it. A living annuity lets you change what it pays only once a year. Money within easy reach keeps a car repair or a hospital bill from becoming a debt.",
      ],
    },
  ],
  4: [
    {
      question: "What do my dependants receive when I die?",
      answer: [
        "From a living annuity: what is left of the capital goes to the people you named. They can take cash, which is taxed, or draw an income from it.",
        FROM_PLUS,
        "From a life annuity: the income ends when you die. It carries on only if you chose a share for your partner, or guaranteed years.",
      ],
    },
  ],
  5: [
    {
      question: "What is a back-up plan?",
      answer: [
        "Help that you could count on if your income fell. It may be family who would support you, rent or another income, or something you could sell.",
        "With a back-up, you can afford an income that moves with the markets. Without one, a guaranteed income matters more.",
      ],
    },
  ],
  6: [],
  7: [
    {
      question: "What is a serious illness?",
      answer: [
        "One that your doctor expects to shorten your life, such as advanced cancer or severe heart disease. An illness that is well controlled usually does not count.",
      ],
    },
    {
      question: "What is an enhanced life annuity?",
      answer: [
        "A life annuity that pays more each month because your health or smoking is likely to shorten your life. The insurer decides how much, and may ask for a medical report.",
      ],
    },
  ],
};
