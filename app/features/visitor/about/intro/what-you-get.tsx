import { NumberedList } from "~/ui/numbered-list";

const PARTS = [
  {
    title: "A split of your savings",
    text: "Cash for debt and emergencies, a unit trust, and an annuity: the product that pays you each month.",
  },
  {
    title: "A monthly income",
    text: "In today’s rand, before and after tax, with the chance that it lasts as long as you do.",
  },
  {
    title: "The reasons why",
    text: "Why this product, why not the others, and what happens to the money when you die.",
  },
] as const;

export function WhatYouGet() {
  return (
    <section aria-labelledby="what-you-get" className="gap-6 py-10 wide:grid wide:grid-cols-12 wide:py-16">
      <h2 id="what-you-get" className="heading-2 wide:col-span-4">
        What you get
      </h2>
      <NumberedList
        className="mt-6 wide:col-span-8 wide:mt-0"
        items={PARTS.map(({ title, text }) => ({ title, content: <p>{text}</p> }))}
      />
    </section>
  );
}
