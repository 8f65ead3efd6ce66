import type { ReactNode } from "react";

type LinkButtonProps = {
  to: string;
  look?: "primary" | "secondary";
  className?: string;
  children: ReactNode;
};

/** A link styled as a button; at most one per page is primary. */
export function LinkButton({ to, look = "primary", className = "", children }: LinkButtonProps) {
  return (
    <a href={to} className={`button button-${look} ${className}`}>
      {children}
    </a>
  );
}
