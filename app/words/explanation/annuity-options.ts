/** A still picture with its caption. */
export type Scene = {
  key: "savings" | "life" | "living" | "plus" | "choice";
  title: string;
  /** The picture's text alternative. */
  picture: string;
  sentences: readonly string[];
};

/** The annuity options in still pictures, on a page of their own. */
type AnnuityOptions = { heading: string; lead: string; scenes: readonly Scene[]; back: string };

/** The pictures of the products on offer. */
export function listScenes(offersPlus: boolean): readonly Scene[] {
  return ANNUITY_OPTIONS.scenes.filter(({ key }) => offersPlus || key !== "plus");
}

/** The page of the annuity options. It has no figures, so it is the same for everyone. */
export const ANNUITY_OPTIONS: AnnuityOptions = {
  heading: "Your annuity options, in pictures",
  lead: "It takes about two minutes. There are no figures here, and nothing to decide.",
  back: "The plan explained",
  scenes: [
    {
      key: "savings",
      title: "Your savings become an income",
      picture:
        "A tall column of savings turns into many small columns of the same height, one for each year.",
      sentences: [
        "You have saved for years. Now your savings have to pay you every month.",
        "What you do not take in cash buys an annuity. There is more than one kind.",
      ],
    },
    {
      key: "life",
      title: "A life annuity: an insurer pays you for life",
      picture:
        "The yearly columns are all of the same height, and go on until the end of life. Nothing is left after it.",
      sentences: [
        "You pay an insurer once. It pays you for as long as you live, whatever markets do.",
        "When you die, the income ends. Before you buy, you can add guaranteed years, or an income for your partner.",
        "You cannot change your mind later.",
      ],
    },
    {
      key: "living",
      title: "A living annuity: your savings stay yours",
      picture:
        "A column of savings shrinks a little every year. At the end of life some of it is left, and goes to the family.",
      sentences: [
        "Your savings stay invested, and you draw on them each month. Once a year you choose how much.",
        "If you draw too much, or markets are poor, the income falls.",
        "What is left when you die goes to the people you name.",
      ],
    },
    {
      key: "plus",
      title: "A living annuity plus: people share",
      picture:
        "Three people have a column of savings each. One of them has died. The lower part of that column goes to the family. The upper part tops up the columns of the other two.",
      sentences: [
        "It works like a living annuity, with one difference.",
        "When one of the people in it dies, a part of their savings goes to their family. The other part tops up the savings of those still living.",
        "Top-ups grow as you grow older. In return, you leave less to your own family.",
      ],
    },
    {
      key: "choice",
      title: "What to weigh up",
      picture: "A pair of scales, with a sure income on one side, and what you leave behind on the other.",
      sentences: [
        "The surer the income, the less you can leave behind or change.",
        "Your answers tell us which of these matters more to you. Then we recommend one, and say why.",
      ],
    },
  ],
};
