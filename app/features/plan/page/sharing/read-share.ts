import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { shareOperations } from "~/contract/records/share-operations";
import { NEEDS_AGREEMENT, NOT_THESE_DAYS, SHARE_DAYS, SHARE_TICKS } from "~/contract/records/share-terms";
import { SHARE_FIELDS } from "./share-view";

const FIELDS = Object.keys(SHARE_FIELDS);

/** What is typed and ticked: one of them is a list. */
export const TYPED_SHARE_FIELDS = [...FIELDS, ...SHARE_TICKS.map(() => "include")];

const bodySchema = shareOperations.sharePlan.body.omit({ id: true, plan_type: true });

/** What was typed, as the wire takes it, the label as it will be kept, and all that is wrong at once. */
export function readShare(form: FormData, client: string | undefined) {
  const read = (name: string) => {
    const typed = String(form.get(name) ?? "");
    return typed.trim() === "" ? undefined : typed;
  };
  const [wantsCode, wantsMail] = [read("wants_code") === "yes", read("wants_mail") === "yes"];
  const include = SHARE_TICKS.filter((tick) => form.getAll("include").includes(tick));
  const typedDays = read("expires_in_days");
  const agreed = read("client_agreed_on");
  const body = {
    label: read("label") ?? "",
    expires_in_days: SHARE_DAYS.find((days) => String(days) === typedDays),
    include,
    client_agreed_on: agreed && formatDayMonthYear(todayInSouthAfrica(new Date())),
    code_to: wantsCode ? read("code_to") : undefined,
    send_to: wantsMail ? read("send_to") : undefined,
    message: wantsMail ? read("message") : undefined,
  };
  const needsAgreement = client !== undefined && NEEDS_AGREEMENT.some((tick) => include.includes(tick));
  const missing = [
    typedDays && !body.expires_in_days && { field: "expires_in_days", message: NOT_THESE_DAYS },
    needsAgreement &&
      !agreed && { field: "client_agreed_on", message: `Please ask ${client}, and confirm that they agreed` },
    wantsCode && !body.code_to && { field: "code_to", message: "Please type their cell number" },
    wantsMail && !body.send_to && { field: "send_to", message: "Please type their email address" },
  ].flatMap((mistake) => mistake || []);
  const parsed = bodySchema.safeParse(body);
  const wrong = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }));
  const all = [...missing, ...wrong];
  return {
    body,
    label: parsed.data?.label ?? body.label,
    mistakes: FIELDS.flatMap((field) => all.find((mistake) => mistake.field === field) ?? []),
  };
}
