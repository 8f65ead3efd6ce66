const WAIT_MILLISECONDS = 3_000;
const MOST_UNDER_WAY = 10;

/** Posts a function's result in the background unless it is undefined. Never throws. */
type PostInBackground = (address: string, write: () => Promise<object | undefined>) => void;

/**
 * Makes a function that posts JSON in the background. At most ten posts are in flight and any more are
 * dropped, so that a slow receiver costs nothing.
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
    // A redirect must not carry the content to another address.
    redirect: "error",
    signal: AbortSignal.timeout(WAIT_MILLISECONDS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered with status ${answer.status}`);
}
