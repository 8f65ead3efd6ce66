/** Links to the fact sheets of funds. */
export function FundSheets({ sheets }: { sheets: readonly { name: string; to: string }[] }) {
  return (
    <ul>
      {sheets.map(({ name, to }) => (
        <li key={name}>
          <a href={to} className="link">
            More about {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
