import type { Trx } from '../../../platform/db.ts';
import '../domains.tables.ts';

/** What the registrar last said a further year costs. */
export const findRenewalPrice = async (trx: Trx, domain: string): Promise<number | null> =>
  (await trx.selectFrom('name_checks').select('renewal').where('domain', '=', domain).executeTakeFirst())?.renewal ??
  null;
