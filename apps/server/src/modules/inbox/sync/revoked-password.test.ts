import { getAccount } from '@outrider/contract/mailboxes/account';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testServer } from '../../../platform/testing/test-server.ts';
import { aConnectedMailbox, aSender, boxOf, untilChecked } from '../../mailboxes/testing.ts';

test('a password that is taken back while the inbox is read is reported within a minute, and so is its return', async () => {
  const server = await testServer({ OUTRIDER_SYNC_MAILBOXES: '5' });
  try {
    const { token } = await aSender(server);
    const { accountId, email } = await aConnectedMailbox(server, token);
    await untilChecked(server, token, accountId);
    const isRead = sql`select from inbox_syncs where mailbox_id = ${accountId} and last_at is not null`;
    await vi.waitFor(async () => expect((await isRead.execute(server.database.db)).rows).toHaveLength(1), 60_000);
    const reason = async () => (await server.call(getAccount, { accountId }, { token })).data.statusReason;
    // The host ends the open session, and refuses the next log-in.
    boxOf(server).mailboxes.setTrouble(email, 'wrongPassword');
    await vi.waitFor(async () => expect(await reason()).toMatch(/^IMAP: .*AUTHENTICATIONFAILED/), 60_000);
    boxOf(server).mailboxes.setTrouble(email, undefined);
    await vi.waitFor(async () => expect(await reason()).toBe(''), 60_000);
  } finally {
    await server.close();
  }
}, 240_000);
