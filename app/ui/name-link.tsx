type NameLinkProps = {
  /** The person's page. */
  to: string;
  name: string;
  /** A detail that distinguishes people of the same name. */
  apart?: string;
};

/** A person in a table: the name leads to their page; the distinguishing detail stands below it. */
export function NameLink({ to, name, apart }: NameLinkProps) {
  return (
    <a href={to} className="block no-underline">
      <span className="font-bold underline">{name}</span>{" "}
      {apart && <span className="block text-small font-normal text-soft">{apart}</span>}
    </a>
  );
}
