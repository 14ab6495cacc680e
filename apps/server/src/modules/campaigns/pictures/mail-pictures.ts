import type { Round } from '@outrider/campaign-rules/campaign';
import { pictureIdsIn } from '@outrider/campaign-rules/picture-links';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { findPictures, type PictureRow } from './pictures.repository.ts';

/** A picture as it stands in a message, in lines of base64 (RFC 2045, 6.8). */
export type MailPicture = { id: string; type: PictureRow['type']; body: string };
export type MailPictures = ReadonlyMap<string, MailPicture>;

/** A few campaigns at a time send, and each of their mails has few. */
const MAX_KEPT = 60;
const NONE: MailPictures = new Map();

/** Pictures of mails; read once, as what has an id never changes. */
export function createPictureStore() {
  const kept = new Map<string, MailPicture>();
  // By the rounds themselves: those of a campaign are the same for thousands of mails.
  const named = new WeakMap<readonly Round[], string[]>();

  async function load(db: Db | Trx, scope: Scope, ids: readonly string[]): Promise<void> {
    for (const row of await findPictures(db, scope, ids)) {
      kept.set(keyOf(scope, row.id), { id: row.id, type: row.type, body: inLines(row.bytes) });
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    }
  }

  return async function picturesOf(db: Db | Trx, scope: Scope, rounds: readonly Round[]): Promise<MailPictures> {
    const ids = named.get(rounds) ?? idsIn(rounds);
    named.set(rounds, ids);
    if (ids.length === 0) return NONE;
    const missing = ids.filter((id) => !kept.has(keyOf(scope, id)));
    if (missing.length > 0) await load(db, scope, missing);
    return new Map(
      ids.flatMap((id) => {
        const picture = kept.get(keyOf(scope, id));
        return picture ? [[id, picture] as const] : [];
      }),
    );
  };
}

export type PicturesOf = ReturnType<typeof createPictureStore>;

const idsIn = (rounds: readonly Round[]): string[] => [
  ...new Set(rounds.flatMap(({ variants }) => variants.flatMap(({ html }) => pictureIdsIn(html)))),
];

/** Another workspace's picture is none. */
const keyOf = ({ workspaceId }: Scope, id: string) => `${workspaceId} ${id}`;

const inLines = (bytes: Buffer) => (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n');
