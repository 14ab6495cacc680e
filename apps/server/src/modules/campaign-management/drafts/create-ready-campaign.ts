import { randomUUID } from 'node:crypto';
import type { Campaign } from '@outrider/contract/campaigns/campaign';
import type { ContactChoice } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import { insertDraft, type UserScope } from '../../campaigns/index.ts';
import { countChosen } from '../../contacts/index.ts';
import { addLeads, verifyLeads } from '../../leads/index.ts';
import { listActiveMailboxes } from '../../mailboxes/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { usualDraft } from './create-campaign.ts';
import { loadCampaign } from './load-campaign.ts';
import { PRACTICE_ADDRESS, readyCampaign } from './ready-campaign.ts';

type Wanted = { zone: string; language: Language };

/**
 * A draft the user can look at and launch: mails without blanks, every mailbox that can send, every contact. Addresses
 * that nobody checked are checked now, so that they are not held for long after the launch.
 */
export async function createReadyCampaign(
  deps: ManagementDeps,
  person: UserScope,
  { zone, language }: Wanted,
): Promise<Campaign> {
  const { db } = deps;
  const { name, rounds } = readyCampaign(language);
  const [settings, mailboxes] = await Promise.all([
    usualDraft(deps, person, { zone, language }),
    listActiveMailboxes(db, person),
  ]);
  const footer = { ...settings.footer, postalAddress: settings.footer.postalAddress || PRACTICE_ADDRESS[language] };
  const senders = { mailboxIds: mailboxes.map(({ id }) => id), tagIds: [] };
  const id = randomUUID();
  await insertDraft(db, person, { id, name, settings: { ...settings, footer, senders }, rounds, at: deps.now() });
  await fillWithContacts(deps, person, id);
  return loadCampaign(deps, person, id);
}

/** Without contacts it stays a draft without leads; without room in the plan they are checked when the user asks. */
async function fillWithContacts(deps: ManagementDeps, person: UserScope, campaignId: string): Promise<void> {
  const choice = await chooseContacts(deps, person);
  const from = { kind: 'contacts' as const, choice, name: '', isLive: false };
  try {
    await addLeads(deps, person, { campaignId, from, takesOthers: false, takesConversations: false });
    await verifyLeads(deps, person, campaignId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Those whose address was found to exist, where any was; else everybody. One found not to exist would block the launch. */
async function chooseContacts({ db, now }: ManagementDeps, person: UserScope): Promise<ContactChoice> {
  const conditions = [{ kind: 'verification' as const, categories: ['VALID' as const, 'UNKNOWN' as const] }];
  const verified = { filter: { search: '', conditions }, except: [] };
  const count = await countChosen(db, person, verified, now());
  return count > 0 ? verified : { filter: { search: '', conditions: [] }, except: [] };
}
