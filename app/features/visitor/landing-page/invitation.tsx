import type { PublicAdviser } from "~/contract/account/user";
import { PublicFace } from "./public-face";

/** The adviser with whom a visitor would plan, and who sees their answers. */
export function Invitation({ adviser }: { adviser: PublicAdviser }) {
  const { name } = adviser.user;
  return (
    <>
      <PublicFace adviser={adviser} />
      <p>
        You answer some questions about your savings and your plans. We work out an income for life from them.
      </p>
      <p>
        {name} will see your answers and plan once you finish and agree. You can say “not now” at any step
        before that.
      </p>
    </>
  );
}
