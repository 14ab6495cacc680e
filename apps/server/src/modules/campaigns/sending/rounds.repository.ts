import type { Db, Trx } from '../../../platform/db.ts';
import '../campaigns.tables.ts';

/** By id alone: whoever asks holds a mail of the campaign, in whatever workspace that is. */
export const findRounds = (db: Db | Trx, campaignId: string) =>
  db.selectFrom('campaigns').select(['revision', 'rounds']).where('id', '=', campaignId).executeTakeFirst();
