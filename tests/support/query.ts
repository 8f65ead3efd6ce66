import { Client, type QueryResultRow } from "pg";

/**
 * Runs one statement on the database of a running site.
 * @returns its rows
 */
export async function queryAt<Row extends QueryResultRow>(
  { databaseUrl }: { databaseUrl: string },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<Row>(text, values);
  await database.end();
  return rows;
}
