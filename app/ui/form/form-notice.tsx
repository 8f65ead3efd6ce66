import { Link } from "@remix-run/react";
import { MistakeIcon } from "~/ui/icons";

/** This attribute moves the focus here, as it does to an error summary. */
const TAKES_FOCUS = { autoFocus: true };

type Props = {
  children: string;
  /** The way on, where pressing the button again is not one. */
  link?: { to: string; name: string };
};

/** What went wrong with the form as a whole; it takes the focus. */
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
