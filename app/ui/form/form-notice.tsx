import { Link } from "@remix-run/react";
import { MistakeIcon } from "~/ui/icons";

/** The attribute moves the focus here, as in an error summary. */
const TAKES_FOCUS = { autoFocus: true };

type Props = {
  children: string;
  /** A way forward, where pressing the button again would not help. */
  link?: { to: string; name: string };
};

/** An error about the whole form; it takes the focus. */
export function FormNotice({ children, link }: Props) {
  return (
    <div
      {...TAKES_FOCUS}
      role="alert"
      tabIndex={-1}
      className="mb-8 flex items-start gap-3 rounded-leaf border-4 border-error bg-tint-error p-6 font-bold text-error tight:block tight:p-2"
    >
      <MistakeIcon className="mt-1 h-7 w-7 shrink-0" />
      <div className="space-y-3">
        <p>{children}</p>
        {link && (
          <p>
            <Link to={link.to} className="link">
              {link.name}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
