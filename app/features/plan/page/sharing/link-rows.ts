import type { IsoDate } from "~/base/date";
import type { ListedLink } from "~/contract/records/link-operations";
import { nameTicked } from "~/words/paper/describe-sharing";
import { capitalise, writeDayOf, writeIsoDate } from "~/words/plan/write-figures";
import type { LinkRow } from "./share-view";
import { nameWhose } from "./share-words";

const TIMES = ["not yet", "once", "twice"];

/** A link's row in words: for its plan's owner, or for an adviser of that client. */
export function describeLinkRow(share: ListedLink, client: string | undefined): LinkRow {
  const { times_opened: times, last_opened_at: last, revoked_at: revoked } = share;
  const owner = capitalise(client ?? "you");
  const maker = share.made_by === "owner" ? owner : (share.adviser?.name ?? "Their adviser");
  const counted = TIMES[times] ?? `${times} times`;
  return {
    id: share.share_id,
    label: share.label ?? (share.made_by === "owner" ? `Only ${client} knows` : "Only its maker knows"),
    details: describeDetails(share, client),
    made: `${maker}, ${writeDayOf(share.created_at)}`,
    worksUntil: writeDayOf(share.expires_at),
    opened: last ? `${counted}, last on ${writeDayOf(last)}` : counted,
    ...(share.state === "revoked" && {
      closed: `Taken back${revoked ? ` on ${writeDayOf(revoked)}` : ""}`,
    }),
    ...(share.state === "expired" && { closed: "Expired" }),
  };
}

function describeDetails(share: ListedLink, client: string | undefined): string {
  const { plan_type, include, has_code, was_mailed, agreed_on: agreed } = share;
  const owner = client ?? "you";
  const said = client || !share.adviser ? "" : `, ${share.adviser.name} says`;
  const details = [
    plan_type === "edit" && "Amended plan",
    include.length > 0 && `Also shows ${nameTicked(include, nameWhose(client))}`,
    agreed && `${capitalise(owner)} agreed to this on ${writeIsoDate(agreed as IsoDate)}${said}`,
    has_code && "Asks for a code",
    was_mailed && "We emailed it",
  ];
  return details.flatMap((words) => (words ? [`${words}.`] : [])).join(" ");
}
