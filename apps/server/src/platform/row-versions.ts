import { type RawBuilder, sql } from 'kysely';

/** Of nothing: the sum of no versions. */
export const NO_ROWS = '0';

/**
 * Of one row of a statement, by the names its tables have there: another number as soon as it is written again. A row that is written
 * again lies elsewhere and names another transaction.
 */
export function rowVersionOf(...tables: string[]): RawBuilder<string> {
  const parts = tables.flatMap((table) => [sql.ref(`${table}.ctid`), sql.ref(`${table}.xmin`)]);
  return sql`hash_record_extended(row(${sql.join(parts)}), 0)`;
}

/** Of several: another number also as soon as one came or went, for what is gone does not return. */
export const versionOf = (...tables: string[]): RawBuilder<string> => sql`coalesce(sum(${rowVersionOf(...tables)}), 0)`;

/** What was made of rows, with the version these rows had in the very statement that read them. */
export type Versioned<T> = { version: string; value: T };

export type VersionedMemory<T> = {
  knowsAny(keys: readonly string[]): boolean;
  /**
   * What is remembered where its rows are still of the same version; the others are loaded. `load` gives them in the order
   * of the places it is asked for.
   */
  of(
    keys: readonly string[],
    versionAt: (place: number) => string | undefined,
    load: (places: number[]) => Promise<Versioned<T>[]>,
  ): Promise<T[]>;
};

type Limits<T> = {
  /** Of all that is remembered together; the row not asked about for longest goes first. */
  maxSize: number;
  sizeOf: (value: T) => number;
};

/** Remembers what is dear to read and cheap to compare. Nobody changes what it gives out. */
export function createVersionedMemory<T>({ maxSize, sizeOf }: Limits<T>): VersionedMemory<T> {
  const kept = new Map<string, Versioned<T>>();
  let size = 0;

  function forget(key: string) {
    const known = kept.get(key);
    if (known) size -= sizeOf(known.value);
    kept.delete(key);
  }

  function keep(key: string, entry: Versioned<T>) {
    forget(key);
    kept.set(key, entry);
    size += sizeOf(entry.value);
    for (const oldest of kept.keys()) {
      if (size <= maxSize) break;
      forget(oldest);
    }
  }

  return {
    knowsAny: (keys) => keys.some((key) => kept.has(key)),
    async of(keys, versionAt, load) {
      const found = keys.map((key, place) => {
        const known = kept.get(key);
        return known?.version === versionAt(place) ? known : undefined;
      });
      const missing = found.flatMap((entry, place) => (entry ? [] : place));
      const loaded = missing.length > 0 ? await load(missing) : [];
      const added = new Map(missing.map((place, index) => [place, loaded[index]]));
      return keys.map((key, place) => {
        const entry = found[place] ?? added.get(place);
        if (!entry) throw new Error(`nothing was loaded for ${key}`);
        keep(key, entry);
        return entry.value;
      });
    },
  };
}
