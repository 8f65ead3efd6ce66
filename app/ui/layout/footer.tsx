const FOOTER_LINKS = [
  { to: "/en/terms-of-use", name: "Terms of use" },
  { to: "/en/privacy", name: "Privacy" },
  { to: "/en/methodology", name: "How we work it out" },
  { to: "/en/clear-my-answers", name: "Clear my answers" },
] as const;

export function Footer() {
  return (
    <footer className="border-t border-line print:hidden">
      <nav aria-label="Legal" className="frame flex min-h-16 flex-wrap items-center gap-x-6 py-2 text-small">
        {FOOTER_LINKS.map(({ to, name }) => (
          <a key={to} href={to} className="link">
            {name}
          </a>
        ))}
      </nav>
    </footer>
  );
}
