/** A heading whose amounts, written between double stars, stand in the text face and are never split. */
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
