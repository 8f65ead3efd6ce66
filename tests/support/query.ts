import { Client } from "pg";

/** Runs one statement on the database of a running site. */
export async function queryAt(
  { databaseUrl }: { databaseUrl: string },
  text: string,
  values: unknown[] = [],
): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(text, values);
  await database.end();
}
