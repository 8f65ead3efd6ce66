/** The container's health check: succeeds if an address of this container responds with success. */
const [address = ""] = process.argv.slice(2);

const answer = await fetch(address).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
