import type { PublicAdviser } from "~/contract/account/user";
import { Portrait } from "~/web/page/portrait";

/** An adviser's public details. */
export function PublicFace({ adviser }: { adviser: PublicAdviser }) {
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
