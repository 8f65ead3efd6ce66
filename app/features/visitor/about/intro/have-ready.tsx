import { TickIcon } from "~/ui/icons";

const THINGS = [
  "Your latest retirement fund statement",
  "What you owe, and your income after tax",
  "Birth dates of you and your partner",
  "Your planned retirement date",
] as const;

export function HaveReady() {
  return (
    <section
      aria-labelledby="have-ready"
      className="gap-6 border-t-2 border-line py-10 wide:grid wide:grid-cols-12 wide:py-16"
    >
      <h2 id="have-ready" className="heading-2 wide:col-span-4">
        Have these ready
      </h2>
      <ul className="mt-6 grid gap-4 wide:col-span-8 wide:mt-0 wide:grid-cols-2 wide:gap-6">
        {THINGS.map((thing) => (
          <li key={thing} className="flex gap-3">
            <TickIcon className="mt-1 h-6 w-6 shrink-0 text-leaf" />
            {thing}
          </li>
        ))}
      </ul>
    </section>
  );
}
