/** A person's picture, or the first letters of their name. */
export function Portrait({ name, photo }: { name: string; photo?: string }) {
  const look = "h-[3.5rem] w-[3.5rem] shrink-0 rounded-full";
  if (photo !== undefined)
    return (
      <img src={`/en/images/${photo}`} alt="" className={`${look} object-cover`} width={56} height={56} />
    );
  return (
    <span
      aria-hidden="true"
      className={`${look} flex items-center justify-center bg-bark text-label font-bold text-white`}
    >
      {listInitials(name)}
    </span>
  );
}

function listInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
