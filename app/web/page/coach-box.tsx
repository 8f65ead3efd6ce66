import type { ReactNode } from "react";
import { formatPhone } from "~/base/write-phone";
import { TextLink } from "~/ui/text-link";
import type { CoachView } from "./coach-view";
import { Portrait } from "./portrait";

type CoachBoxProps = {
  coach: CoachView;
  /** A way to contact them. */
  children?: ReactNode;
};

/** A person to contact, and for an adviser their client's contact details. */
export function CoachBox({ coach, children }: CoachBoxProps) {
  const { name, position, photo, client } = coach;
  const reached = [client?.cellNumber && formatPhone(client.cellNumber), client?.email].filter(Boolean);
  return (
    <div className="mt-3">
      <div className="flex items-center gap-3 tight:block">
        <Portrait name={name} photo={photo} />
        <p className="min-w-0">
          <span className="block font-bold">{name}</span>
          <span className="block text-small text-soft">{position}</span>
        </p>
      </div>
      <div className="text-small">
        {reached.length > 0 && (
          <p className="mt-2">
            {name} reaches you at {reached.join(" or ")}. <TextLink to="/en/profile">Change</TextLink>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
