import { leaveTestServer } from "../support/database";
import { startServer } from "../support/server";

/** One built site for the whole run. More test visitors share it at once than its rate limits would allow. */
export default async function setUp() {
  process.env.TEST_RUN_PROCESS = String(process.pid);
  const server = await startServer({ environment: { LIMIT_FACTOR: "1000" } });
  process.env.BROWSER_TEST_ORIGIN = server.origin;
  process.env.BROWSER_TEST_DATABASE = server.databaseUrl;
  return async () => {
    await server.stop();
    await leaveTestServer();
  };
}
