import { LinkButton } from "./button";
import { TextLink } from "./text-link";

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
      {first && <TextLink to={first}>First page</TextLink>}
      {next && <TextLink to={next}>Next page</TextLink>}
      {csv && (
        <LinkButton to={csv} look="secondary">
          Download all as CSV
        </LinkButton>
      )}
    </p>
  );
}
