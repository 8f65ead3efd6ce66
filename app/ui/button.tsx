import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

type LinkButtonProps = {
  to: string;
  look?: "primary" | "secondary";
  /** Loads the whole page, as a step into a part that brings its own scripts does. */
  reloadDocument?: boolean;
  className?: string;
  children: ReactNode;
};

/** A link with a button's weight; one primary a page. */
export function LinkButton({ look = "primary", className = "", ...link }: LinkButtonProps) {
  return <Link {...link} className={`button button-${look} ${className}`} />;
}
