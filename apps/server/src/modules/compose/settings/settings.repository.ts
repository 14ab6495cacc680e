import type { ComposeSettings } from '@outrider/contract/compose/sending-help';
import { UNDO_SECONDS_DEFAULT } from '@outrider/contract/compose/sending-help';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../compose.tables.ts';

type Person = Scope & { userId: string };

const DEFAULTS: ComposeSettings = { undoSeconds: UNDO_SECONDS_DEFAULT, receipts: 'ask', customerTab: 'MY_CUSTOMER' };

export async function readSettings(db: Db | Trx, { workspaceId, userId }: Person): Promise<ComposeSettings> {
  const row = await db
    .selectFrom('compose_settings')
    .select(['undo_seconds as undoSeconds', 'receipts', 'customer_tab as customerTab'])
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row ?? DEFAULTS;
}

export async function writeSettings(
  db: Db,
  person: Person,
  changes: { [K in keyof ComposeSettings]?: ComposeSettings[K] | undefined },
): Promise<ComposeSettings> {
  const set = {
    ...(changes.undoSeconds === undefined ? {} : { undo_seconds: changes.undoSeconds }),
    ...(changes.receipts === undefined ? {} : { receipts: changes.receipts }),
    ...(changes.customerTab === undefined ? {} : { customer_tab: changes.customerTab }),
  };
  await db
    .insertInto('compose_settings')
    .values({
      user_id: person.userId,
      workspace_id: person.workspaceId,
      undo_seconds: DEFAULTS.undoSeconds,
      receipts: DEFAULTS.receipts,
      customer_tab: DEFAULTS.customerTab,
      ...set,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(Object.keys(set).length > 0 ? set : { user_id: person.userId }),
    )
    .execute();
  return readSettings(db, person);
}
