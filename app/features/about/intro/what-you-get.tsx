import { SeedNumber } from "~/ui/seed";

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
    title: "The reason for it",
    text: "Why this product, why not the others, and what happens to the money when you die.",
  },
] as const;

export function WhatYouGet() {
  return (
    <section aria-labelledby="what-you-get" className="gap-6 py-10 wide:grid wide:grid-cols-12 wide:py-16">
      <h2 id="what-you-get" className="heading-2 wide:col-span-4">
        What you get
      </h2>
      <ol className="mt-6 grid grid-cols-1 gap-6 wide:col-span-8 wide:mt-0 wide:grid-cols-3">
        {PARTS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 wide:block">
            <SeedNumber number={index + 1} />
            <div className="min-w-0 pt-2">
              <h3 className="heading-3">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
