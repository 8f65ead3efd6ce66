import { BACK_FIELD } from "~/features/session/landing-adviser";
import type { LandingAdviser } from "~/features/session/landing-adviser";
import { PostForm } from "~/ui/form";

type NoticeProps = { adviser: LandingAdviser; isLast: boolean; back: string };

/** Says who will see the answers and the plan, and lets the visitor say no to that; the last step asks again. */
export function AdviserNotice({ adviser, isLast, back }: NoticeProps) {
  return (
    <div className="max-w-text rounded-leaf bg-tint-bark p-4">
      <p>
        <strong>{adviser.name} will see your answers and plan.</strong>{" "}
        {isLast ? "You agree to that when you save. You may also save without it." : "Not before you finish."}
      </p>
      <PostForm id="not-now" action={`/en/landing_page/${adviser.userId}`} values={{}}>
        <input type="hidden" name={BACK_FIELD} value={back} />
        <button type="submit" name="intent" value="not-now" className="link">
          Not now
        </button>
      </PostForm>
    </div>
  );
}
