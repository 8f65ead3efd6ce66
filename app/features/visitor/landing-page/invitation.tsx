import type { PublicAdviser } from "~/contract/account/user";
import { Portrait } from "~/web/page/portrait";

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

/** An adviser's public details. */
function PublicFace({ adviser }: { adviser: PublicAdviser }) {
  const { user, roles } = adviser;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-4">
        <Portrait name={user.name} photo={user.photo} />
        <p className="min-w-0 flex-1 basis-[8em] break-words">
          <strong className="block text-h3">{user.name}</strong>
          {roles.map(({ roleName }) => roleName).join(", ")}
        </p>
      </div>
      {user.organizationName && (
        <div className="flex flex-wrap items-center gap-4">
          {user.organizationLogo && <Portrait name={user.organizationName} photo={user.organizationLogo} />}
          <p className="min-w-0 flex-1 basis-[8em] break-words">{user.organizationName}</p>
        </div>
      )}
    </div>
  );
}
