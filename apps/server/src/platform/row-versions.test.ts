import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVersionedMemory, NO_ROWS, type Versioned, versionOf } from './row-versions.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table noted (id int primary key, words text not null)`.execute(database.db);
});
afterAll(() => database.close());

const version = async () => {
  const { rows } = await sql<{ version: string }>`select ${versionOf('n')} as version from noted n`.execute(
    database.db,
  );
  return rows[0]?.version;
};

test('a version is another one after every row that came, was written again or went, and the same without', async () => {
  const { db } = database;
  const seen = [await version()];
  const note = async (change: ReturnType<typeof sql>) => {
    await change.execute(db);
    seen.push(await version());
  };
  await note(sql`insert into noted values (1, 'one'), (2, 'two')`);
  await note(sql`update noted set words = 'uno' where id = 1`);
  await note(sql`update noted set words = 'one' where id = 1`);
  await note(sql`delete from noted where id = 2`);
  await note(sql`insert into noted values (2, 'two')`);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen[0]).toBe(NO_ROWS);
  expect(await version()).toBe(seen.at(-1));
});

test('a row that only is locked, or whose change was taken back, keeps its version', async () => {
  const { db } = database;
  const before = await version();
  await db.transaction().execute((trx) => sql`select from noted for update`.execute(trx));
  const takenBack = db.transaction().execute(async (trx) => {
    await sql`update noted set words = 'never'`.execute(trx);
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  expect(await version()).toBe(before);
});

type Loaded = { keys: readonly string[]; places: number[] };

function aMemory(maxSize = 10) {
  const memory = createVersionedMemory<string>({ maxSize, sizeOf: (value) => value.length });
  const loads: Loaded[] = [];
  /** Values are their key and version. */
  const ask = (keys: readonly string[], versions: readonly (string | undefined)[], now = versions) =>
    memory.of(
      keys,
      (place) => versions[place],
      async (places): Promise<Versioned<string>[]> => {
        loads.push({ keys, places });
        return places.map((place) => ({ version: now[place] ?? '', value: `${keys[place]}${now[place]}` }));
      },
    );
  return { ask, loads, memory };
}

test('what is of the same version is not loaded again; what changed is, alone', async () => {
  const { ask, loads } = aMemory();
  expect(await ask(['a', 'b'], [undefined, undefined], ['1', '1'])).toEqual(['a1', 'b1']);
  expect(await ask(['a', 'b'], ['1', '1'])).toEqual(['a1', 'b1']);
  expect(await ask(['b', 'a'], ['2', '1'])).toEqual(['b2', 'a1']);
  expect(loads.map(({ places }) => places)).toEqual([[0, 1], [0]]);
});

test('what was read later than it was compared is kept with the version it was read with', async () => {
  const { ask, loads } = aMemory();
  await ask(['a'], [undefined], ['1']);
  expect(await ask(['a'], ['2'], ['3'])).toEqual(['a3']);
  expect(await ask(['a'], ['2'])).toEqual(['a2']);
  expect(await ask(['a'], ['2'])).toEqual(['a2']);
  expect(loads).toHaveLength(3);
});

test('with too much to remember, what nobody asked about for longest is forgotten', async () => {
  const { ask, memory } = aMemory(4);
  await ask(['a'], [undefined], ['1']);
  await ask(['b'], [undefined], ['1']);
  await ask(['a'], ['1']);
  await ask(['c'], [undefined], ['1']);
  expect(['a', 'b', 'c'].map((key) => memory.knowsAny([key]))).toEqual([true, false, true]);
  await ask(['far too long'], [undefined], ['1']);
  expect(memory.knowsAny(['far too long'])).toBe(false);
});
