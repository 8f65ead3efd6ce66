/** A sentence in which `**` marks the bold words. */
export function BoldText({ text }: { text: string }) {
  return <>{text.split("**").map((part, i) => (i % 2 === 1 ? <strong key={i}>{part}</strong> : part))}</>;
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {texts.map((text) => (
        <p key={text} className="max-w-text">
          <BoldText text={text} />
        </p>
      ))}
    </>
  );
}

export function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <p className="max-w-text">
      <BoldText text={texts.join(" ")} />
    </p>
  );
}
