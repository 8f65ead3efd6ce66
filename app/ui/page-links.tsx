import { TextLink } from "./text-link";
type PageLinksProps = {
  /** The current page, counted from 1, and the last one. */
  page: number;
  last: number;
  writeAddress: (page: number) => string;
};

/**
 * Numbered links to a list's pages: the first, the last and those around the current one. Renders nothing for
 * one page.
 */
export function PageLinks({ page, last, writeAddress }: PageLinksProps) {
  if (last <= 1) return null;
  const pages = Array.from({ length: last }, (_, at) => at + 1);
  const shown = pages.filter((one) => one === 1 || one === last || Math.abs(one - page) <= 2);
  return (
    <nav
      aria-label="Pages of this list"
      className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-desk"
    >
      {page > 1 && <Turn to={writeAddress(page - 1)}>Previous page</Turn>}
      <ol className="flex flex-wrap items-center gap-x-2">
        {shown.map((one, at) => (
          <li key={one} className="flex items-center gap-x-2">
            {one - (shown[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a
              href={writeAddress(one)}
              aria-label={`Page ${one}`}
              aria-current={one === page ? "page" : undefined}
              className="link min-w-touch justify-center aria-[current]:font-bold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {one}
            </a>
          </li>
        ))}
      </ol>
      {page < last && <Turn to={writeAddress(page + 1)}>Next page</Turn>}
    </nav>
  );
}

function Turn({ to, children }: { to: string; children: string }) {
  return <TextLink to={to}>{children}</TextLink>;
}
