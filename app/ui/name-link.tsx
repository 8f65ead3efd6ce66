type NameLinkProps = {
  /** The page about them. */
  to: string;
  name: string;
  /** What tells them from others of the name. */
  apart?: string;
};

/** A person in a table: the name leads to their page, and below it stands what tells them from others. */
export function NameLink({ to, name, apart }: NameLinkProps) {
  return (
    <a href={to} className="block no-underline">
      <span className="font-bold underline">{name}</span>{" "}
      {apart && <span className="block text-small font-normal text-soft">{apart}</span>}
    </a>
  );
}
