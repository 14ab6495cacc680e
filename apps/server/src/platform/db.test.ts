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
    const double = plannedOnce<{ doubled: number }>('test.double', 'select $1::int * 2 as doubled');
    expect(await double(db, [4])).toEqual([{ doubled: 8 }]);
    expect(await double(db, [7])).toEqual([{ doubled: 14 }]);
    await sql`select ${'not kept'}::text`.execute(db);
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ name: 'test.double' }]);
  });
});
