/** A SHA-256 in groups of eight characters for comparison; copied, it is one word. */
export function Fingerprint({ sha256 }: { sha256: string }) {
  return (
    <code className="flex flex-wrap gap-x-3 font-mono text-small">
      {(sha256.match(/.{1,8}/g) ?? []).map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </code>
  );
}
