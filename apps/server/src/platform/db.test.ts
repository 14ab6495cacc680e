import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plannedOnce } from './db.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

test('a statement that is planned once is kept by its connection, and answers with the values of each time', async () => {
  await database.db.connection().execute(async (db) => {
    const double = (value: number) =>
      sql<{ doubled: number }>`${plannedOnce('test.double')} select ${value}::int * 2 as doubled`.execute(db);
    expect((await double(4)).rows).toEqual([{ doubled: 8 }]);
    expect((await double(7)).rows).toEqual([{ doubled: 14 }]);
    await sql`select ${'not kept'}::text`.execute(db);
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ name: 'test.double' }]);
  });
});
