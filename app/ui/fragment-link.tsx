import type { MouseEvent, ReactNode } from "react";

type FragmentLinkProps = { to: string; className?: string; children: ReactNode };

/**
 * A link to a place on the same page. With scripts it moves the focus itself: a change of the address's fragment is a
 * navigation to the router, which would forget the server's last answer and every mistake shown from it.
 */
export function FragmentLink({ to, className, children }: FragmentLinkProps) {
  const go = (event: MouseEvent) => {
    const place = document.getElementById(to);
    if (!place) return;
    event.preventDefault();
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "start" });
  };
  return (
    <a href={`#${to}`} onClick={go} className={className}>
      {children}
    </a>
  );
}
