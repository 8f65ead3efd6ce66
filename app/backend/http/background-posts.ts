const WAIT_MILLISECONDS = 3_000;
const MOST_UNDER_WAY = 10;

/** Posts what a function writes, unless it writes nothing. Never throws, and nobody waits for it. */
type PostInBackground = (address: string, write: () => Promise<object | undefined>) => void;

/**
 * Makes posts of JSON that nobody waits for. Of many at once only the first ten are sent, so that a receiver that is slow
 * costs nothing.
 */
export function makeBackgroundPosts(sayFailure: (failure: unknown) => void): PostInBackground {
  let underWay = 0;
  return (address, write) => {
    if (underWay >= MOST_UNDER_WAY) return;
    underWay += 1;
    void post(address, write)
      .catch(sayFailure)
      .finally(() => (underWay -= 1));
  };
}

async function post(address: string, write: () => Promise<object | undefined>): Promise<void> {
  const content = await write();
  if (!content) return;
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(content),
    // What is meant for one address goes to no other.
    redirect: "error",
    signal: AbortSignal.timeout(WAIT_MILLISECONDS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered with status ${answer.status}`);
}
