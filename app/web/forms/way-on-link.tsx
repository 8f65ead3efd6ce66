import type { WayOn } from "~/words/survey/turned-away";

/** Leads somebody on whom a field's mistake turns away. */
export function WayOnLink({ words, link }: WayOn) {
  return (
    <>
      {words}:{" "}
      <a href={link.to} className="link">
        {link.name}
      </a>
    </>
  );
}
