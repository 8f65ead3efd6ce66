/** A heading in which `**` marks the amounts, which have the text typeface and never break across lines. */
export function TextAmounts({ text }: { text: string }) {
  return text.split("**").map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap font-sans">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
