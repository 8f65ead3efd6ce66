import { TextLink } from "~/ui/text-link";
type Props = { parts: readonly { id: string; name: string }[] };

/** Links to the parts of a long page. */
export function PageIndex({ parts }: Props) {
  return (
    <nav
      aria-labelledby="on-this-page"
      className="mt-4 items-center gap-x-6 rounded-leaf wide:flex wide:flex-wrap bg-mist px-4 py-1 text-small print:hidden"
    >
      <p id="on-this-page" className="font-bold">
        On this page
      </p>
      <ul className="flex flex-wrap items-center gap-x-4 wide:gap-x-6">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={`#${id}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
