/**
 * The tree by itself, as the logo and as a small drawing; it says nothing that words do not. `/baobab.svg` holds the same
 * lines as `TreeShape`: as a file it is fetched once, where drawn in every page it would be sent twice with each.
 */
export function BaobabTree({ className }: { className?: string }) {
  return <img src="/baobab.svg" alt="" className={className} />;
}
