import type { ImapClient } from './imap-client.ts';

/** One header of messages of the open folder, by their numbers; those that lack it are left out. */
export async function readHeader(
  client: ImapClient,
  uids: readonly number[],
  name: string,
): Promise<ReadonlyMap<number, string>> {
  if (uids.length === 0) return new Map();
  const fetched = await client.fetchAll(uids.join(','), { uid: true, headers: [name] }, { uid: true });
  return new Map(
    fetched.flatMap(({ uid, headers }) => {
      const value = valueIn(headers?.toString('latin1') ?? '', name);
      return value === undefined ? [] : [[uid, value] as const];
    }),
  );
}

/** RFC 5322, 2.2.3: a line that begins with a blank goes on with the one before. */
function valueIn(block: string, name: string): string | undefined {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const found = lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return found?.slice(name.length + 1).trim();
}
