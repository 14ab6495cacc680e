import webPush from 'web-push';
import type { Db } from '../../../platform/db.ts';
import type { Sealer } from '../../../platform/secrets.ts';
import type { SealedColumn } from '../../../platform/start/check-secrets.ts';
import type { PushKeys } from '../notifications-deps.ts';
import '../notifications.tables.ts';
import { findKeys, insertKeys, replaceSealed } from './push.repository.ts';

export const SEALED_BY_NOTIFICATIONS: SealedColumn[] = [
  { what: 'the key known to push services', purpose: 'push', table: 'push_keys', column: 'sealed' },
];

const CONTEXT = 'push-key';

/** Made with the first start and kept: with another key every browser would have to subscribe anew. */
export async function openPushKeys(db: Db, sealer: Sealer): Promise<PushKeys> {
  const known = await findKeys(db);
  if (!known) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await insertKeys(db, { publicKey, sealed: sealer.seal(privateKey, CONTEXT) });
    return openPushKeys(db, sealer);
  }
  const privateKey = sealer.open(known.sealed, CONTEXT);
  if (!sealer.isCurrent(known.sealed)) await replaceSealed(db, sealer.seal(privateKey, CONTEXT));
  return { publicKey: known.public_key, privateKey };
}
