import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { NEEDS_AGREEMENT, NO_LABEL, SHARE_DAYS } from "~/contract/share-operations";
import { SHARE_TICKS } from "~/contract/shared-plan";

/** What was typed, as the wire takes it; or what is missing from it. */
export function readShare(form: FormData, client: string | undefined) {
  const read = (name: string) => {
    const typed = String(form.get(name) ?? "");
    return typed.trim() === "" ? undefined : typed;
  };
  const [wantsCode, wantsMail] = [read("wants_code") === "yes", read("wants_mail") === "yes"];
  const include = SHARE_TICKS.filter((tick) => form.getAll("include").includes(tick));
  const agreed = read("client_agreed_on");
  const needsAgreement = client !== undefined && NEEDS_AGREEMENT.some((tick) => include.includes(tick));
  const mistakes = [
    ...(read("label") ? [] : [{ field: "label", message: NO_LABEL }]),
    ...(needsAgreement && !agreed
      ? [{ field: "client_agreed_on", message: `Please ask ${client}, and confirm that they agreed` }]
      : []),
    ...(wantsCode && !read("code_to")
      ? [{ field: "code_to", message: "Please type their cell number" }]
      : []),
    ...(wantsMail && !read("send_to")
      ? [{ field: "send_to", message: "Please type their e-mail address" }]
      : []),
  ];
  const body = {
    label: String(form.get("label") ?? ""),
    expires_in_days: SHARE_DAYS.find((days) => String(days) === form.get("expires_in_days")),
    include,
    client_agreed_on: agreed && formatDayMonthYear(todayInSouthAfrica(new Date())),
    code_to: wantsCode ? read("code_to") : undefined,
    send_to: wantsMail ? read("send_to") : undefined,
    message: wantsMail ? read("message") : undefined,
  };
  return { body, mistakes };
}
