import type { ReactNode } from "react";
import { formatPhone } from "~/base/write-phone";
import { Coach } from "~/ui/help";
import type { CoachView } from "./coach-view";

/** A person to ask, and where they reach a client of theirs. */
export function CoachBox({ coach, children }: { coach: CoachView; children?: ReactNode }) {
  const { name, position, photo, client } = coach;
  const reached = [client?.cellNumber && formatPhone(client.cellNumber), client?.email].filter(Boolean);
  return (
    <Coach name={name} position={position} photo={photo}>
      {reached.length > 0 && (
        <p className="mt-2">
          {name} reaches you at {reached.join(" or ")}.{" "}
          <a href="/en/profile" className="link">
            Change
          </a>
        </p>
      )}
      {children}
    </Coach>
  );
}
