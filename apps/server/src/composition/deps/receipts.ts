import { readSettings } from '../../modules/compose/index.ts';
import { describeUser } from '../../modules/identity/index.ts';
import * as inbox from '../../modules/inbox/index.ts';
import * as mailboxes from '../../modules/mailboxes/index.ts';
import { MDN_SENT, type ReceiptsDeps } from '../../modules/receipts/index.ts';

type Parts = { mailboxes: mailboxes.MailboxesDeps; inboxCalls: inbox.InboxCallsDeps };

export const composeReceipts = ({ mailboxes: deps, inboxCalls }: Parts): ReceiptsDeps => ({
  db: deps.db,
  now: deps.now,
  policyOf: async (person) => (await readSettings(deps.db, person)).receipts,
  languageOf: async (person) => (await describeUser(deps, person)).language,
  findMails: (scope, ids) => inbox.findOriginals(deps.db, scope, ids),
  findMailbox: (scope, id) => mailboxes.findMailboxNamed(deps.db, scope, id),
  openSmtp: (scope, mailboxId) => mailboxes.openMailboxSmtp(deps, scope, mailboxId),
  isDealtWith: (scope, mid) => inbox.hasKeyword(inboxCalls, scope, mid, MDN_SENT),
  async markDealtWith({ workspaceId }, mid) {
    await deps.db.transaction().execute((trx) => deps.jobs.enqueue(trx, 'receipts.mark', { workspaceId, mid }));
  },
  wordsOf: mailboxes.wordsOf,
});
