/**
 * The tree alone, as the logo and as a small decorative drawing. `/baobab.svg` holds the same lines as
 * `TreeShape`: a file is fetched once, while markup would be sent with every page.
 */
export function BaobabTree({ className }: { className?: string }) {
  return <img src="/baobab.svg" alt="" className={`keep-colours ${className ?? ""}`} />;
}
