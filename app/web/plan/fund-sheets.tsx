import { TextLink } from "~/ui/text-link";
/** Links to the fact sheets of funds. */
export function FundSheets({ sheets }: { sheets: readonly { name: string; to: string }[] }) {
  return (
    <ul>
      {sheets.map(({ name, to }) => (
        <li key={name}>
          <TextLink to={to}>More about {name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
