import { leaveTestServer } from "../support/database";
import { startServer } from "../support/server";

/** One built site for the whole run. The tests' visitors share it as people do, but more at once than its limits allow. */
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
