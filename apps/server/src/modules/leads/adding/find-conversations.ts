import type { Conversation } from '@outrider/contract/campaigns/leads';
import type { Db, Scope } from '../../../platform/db.ts';
import { listAnswered } from '../../contacts/index.ts';
import { listWriters } from '../../inbox/index.ts';

/**
 * Who of these ever wrote to the workspace: by mail that lies in the inbox, or by what is known of the contact after the mail
 * is gone. The last word counts.
 */
export async function findConversations(
  db: Db,
  scope: Scope,
  emails: readonly string[],
): Promise<Map<string, Conversation>> {
  const [writers, answered] = await Promise.all([listWriters(db, scope, emails), listAnswered(db, scope, emails)]);
  const said = new Map<string, Conversation>();
  for (const { email, event } of answered)
    said.set(email, event === 'notInterested' ? 'saidNo' : event === 'interested' ? 'interested' : 'wrote');
  for (const { email, label } of writers) {
    if (label === 'notInterested') said.set(email, 'saidNo');
    else if (label === 'interested') said.set(email, 'interested');
    else if (!said.has(email)) said.set(email, 'wrote');
  }
  return said;
}
