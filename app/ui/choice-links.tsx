type ChoiceLink = { to: string; name: string; isShown: boolean };

/** Links to the other views of a page, with the current one marked. Renders nothing if there is only one. */
export function ChoiceLinks({ label, links }: { label: string; links: readonly ChoiceLink[] }) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap items-center gap-x-4 text-small wide:gap-x-6">
        <li aria-hidden="true" className="text-soft">
          {label}:
        </li>
        {links.map(({ to, name, isShown }) => (
          <li key={name}>
            <a
              href={to}
              aria-current={isShown ? "true" : undefined}
              className={isShown ? "link border-b-4 border-bark font-bold text-bark no-underline" : "link"}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
