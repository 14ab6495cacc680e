import type { Config } from '../../config.ts';
import { PERSONAL_DATA_OF_CAMPAIGNS } from '../../modules/campaign-management/index.ts';
import { PERSONAL_DATA_OF_CARDS } from '../../modules/cards/index.ts';
import { PERSONAL_DATA_OF_COMPOSE } from '../../modules/compose/index.ts';
import * as contacts from '../../modules/contacts/index.ts';
import { PERSONAL_DATA_OF_FILES } from '../../modules/files/index.ts';
import { nameOf } from '../../modules/identity/index.ts';
import { PERSONAL_DATA_OF_INBOX } from '../../modules/inbox/index.ts';
import { PERSONAL_DATA_OF_LEADS_AGENT } from '../../modules/leads-agent/index.ts';
import { PERSONAL_DATA_OF_MAILBOXES } from '../../modules/mailboxes/index.ts';
import { PERSONAL_DATA_OF_NOTIFICATIONS } from '../../modules/notifications/index.ts';
import { PERSONAL_DATA_OF_RECEIPTS } from '../../modules/receipts/index.ts';
import { PERSONAL_DATA_OF_SEALED_MAIL } from '../../modules/sealed-mail/index.ts';
import { PERSONAL_DATA_OF_VERIFICATION } from '../../modules/verification/index.ts';
import { createKeyedHasher, createTextSigner } from '../../platform/secrets.ts';
import { roomInPlan } from './plans.ts';
import { hooksOfCampaigns } from './sending.ts';

export const composeContacts = (
  { secret, oldSecrets }: Config,
  parts: Pick<contacts.ContactsDeps, 'db' | 'jobs' | 'log' | 'now'>,
  ledgerFolder: string | undefined,
): contacts.ContactsDeps & { optOuts: contacts.OptOuts | undefined } => {
  const hasher = createKeyedHasher([secret, ...oldSecrets], 'suppressions');
  const optOuts = ledgerFolder === undefined ? undefined : contacts.openOptOuts({ ...parts, hasher }, ledgerFolder);
  const hooks = hooksOfCampaigns(parts);
  return {
    ...parts,
    hasher,
    optOuts,
    signer: createTextSigner([secret, ...oldSecrets], 'erasures'),
    roomFor: (scope) => roomInPlan(parts.db, scope, parts.now(), 'CONTACT'),
    nameOf: (person) => nameOf(parts, person),
    personalData: [
      ...contacts.PERSONAL_DATA_OF_CONTACTS,
      ...contacts.PERSONAL_DATA_OF_IMPORTS,
      ...PERSONAL_DATA_OF_FILES,
      ...PERSONAL_DATA_OF_VERIFICATION,
      ...PERSONAL_DATA_OF_MAILBOXES,
      ...PERSONAL_DATA_OF_INBOX,
      ...PERSONAL_DATA_OF_CAMPAIGNS,
      ...PERSONAL_DATA_OF_COMPOSE,
      ...PERSONAL_DATA_OF_SEALED_MAIL,
      ...PERSONAL_DATA_OF_RECEIPTS,
      ...PERSONAL_DATA_OF_CARDS,
      ...PERSONAL_DATA_OF_NOTIFICATIONS,
      ...PERSONAL_DATA_OF_LEADS_AGENT,
    ],
    ...hooks,
    async onSuppressed(trx, scope, targets, why) {
      await hooks.onSuppressed?.(trx, scope, targets, why);
      await optOuts?.note(scope, targets, why);
    },
  };
};
