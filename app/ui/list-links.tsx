import { LinkButton } from "./button";

type ListLinksProps = {
  /** Absent on the first page. */
  first?: string;
  /** Absent on the last page. */
  next?: string;
  /** The whole list as a file. */
  csv?: string;
};

/** Links through a list that has more rows than a page shows. */
export function ListLinks({ first, next, csv }: ListLinksProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
      {first && (
        <a href={first} className="link">
          First page
        </a>
      )}
      {next && (
        <a href={next} className="link">
          Next page
        </a>
      )}
      {csv && (
        <LinkButton to={csv} look="secondary">
          Download all as CSV
        </LinkButton>
      )}
    </p>
  );
}
