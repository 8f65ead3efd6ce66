import { BaobabTree } from "~/ui/tree/baobab-tree";
import { usePlanAddress } from "~/ui/use-plan-address";

const HEADER_LINKS = [
  { to: "/en/methodology", name: "How we work it out" },
  { to: "/en/contact", name: "Talk to a person" },
] as const;

export function Header() {
  const writeAddress = usePlanAddress();
  return (
    <header className="border-b border-line print:hidden">
      <div className="frame flex min-h-[4.25rem] flex-wrap items-center justify-between gap-x-6">
        <a
          href="/en"
          className="flex min-h-touch min-w-0 items-center gap-3 font-serif text-[1.5rem] leading-8 font-bold text-bark no-underline hover:text-bark"
        >
          <BaobabTree className="h-9 w-11 min-w-0" />
          Baobab
        </a>
        <nav aria-label="Main" className="flex gap-6 text-small">
          {HEADER_LINKS.map(({ to, name }) => (
            <a key={to} href={to} className="link hidden text-ink wide:inline-flex">
              {name}
            </a>
          ))}
          <a href={writeAddress("/en/menu")} className="link justify-end text-ink">
            Menu
          </a>
        </nav>
      </div>
    </header>
  );
}
