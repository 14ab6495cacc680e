import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { Db, Scope } from '../../../platform/db.ts';
import { listFields } from '../../contacts/index.ts';
import { countOtherFields } from './summary.repository.ts';

/** Names of all fields a condition can ask about: every contact's, the workspace's own, and those only leads have. */
export async function listKnownFields(db: Db, scope: Scope, campaignId: string): Promise<string[]> {
  const [own, others] = await Promise.all([listFields(db, scope), countOtherFields(db, scope, campaignId)]);
  return [...new Set(['email', ...STANDARD_FIELDS, ...[...own, ...others].map(({ name }) => name)])];
}
