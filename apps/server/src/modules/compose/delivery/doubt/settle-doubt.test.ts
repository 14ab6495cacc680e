import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImapClient } from '../../../../platform/imap/imap-client.ts';
import { memoryServer } from '../../../../platform/smtp/memory-server-testing.ts';
import { holdRow } from '../../../../platform/testing/hold-row.ts';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { type DoubtDeps, settleDoubts } from '../../../ledger/index.ts';
import { listSendingMailboxes } from '../../../mailboxes/index.ts';
import { aWorkspace } from '../../../warmup/testing.ts';
import { readDraft } from '../../drafts/drafts.repository.ts';
import { findDelivery } from '../deliveries.repository.ts';
import { startDelivering } from '../delivery-loop.ts';
import { aDelivery, testDeliveryDeps } from '../delivery-testing.ts';
import { listComposedDoubts } from './list-doubts.ts';
import { settleDoubt } from './settle-doubt.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const MINUTE = 60_000;

/** A composed mail whose connection broke after the last byte, so many minutes ago. */
async function aDoubt(minutes = 30) {
  const { db } = database;
  const { workspaceId, mailboxes } = await aWorkspace(db, 1, new Date());
  const host = memoryServer();
  const deps = testDeliveryDeps(db, { openSmtp: host.openSmtp });
  const person = { workspaceId, userId: randomUUID() };
  const to = ['a@x.test'];
  const { deliveryId, draftId } = await aDelivery(deps, person, { mailboxId: mailboxes[0]?.id ?? '', to });
  const at = new Date(Date.now() - minutes * MINUTE);
  await sql`update send_ledger set state = 'doubt', open = false, doubt_at = ${at}, completed_at = ${at}
    where owner_id = ${deliveryId}`.execute(db);
  await sql`update deliveries set state = 'doubt' where id = ${deliveryId}`.execute(db);
  const { rows } = await sql<{ id: string; messageId: string }>`select id, message_id as "messageId" from send_ledger
    where owner_id = ${deliveryId}`.execute(db);
  const [{ id: ledgerId, messageId } = { id: '', messageId: '' }] = rows;
  const states = async () => {
    const { rows: mails } = await sql<{ state: string; by: string; name: string }>`select state, doubt_settled_by as by,
        doubt_settled_name as name from send_ledger where id = ${ledgerId}`.execute(db);
    const delivery = await findDelivery(db, person, deliveryId);
    const draft = await readDraft(db, person, draftId);
    return { mail: mails[0]?.state, by: mails[0]?.by, delivery: delivery?.state, draft: draft?.state };
  };
  const answer = (word: 'sent' | 'sendAgain') => settleDoubt(deps, person, { deliveryId, answer: word });
  const record = () => db.transaction().execute(async (trx) => deps.owners.compose?.recordEnded?.(trx, [ledgerId]));
  /** Lets a worker send what is due. */
  async function work() {
    const loop = startDelivering(deps);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await loop.stop();
    return host.taken.length;
  }
  return { db, deps, person, deliveryId, ledgerId, messageId, states, answer, record, work };
}

/** A mailbox's server whose Sent has these messages, and which is read only once the test lets it. */
function slowSent(messageIds: readonly string[]) {
  let opened: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const reading = new Promise<void>((resolve) => (opened = resolve));
  const allowed = new Promise<void>((resolve) => (goOn = resolve));
  const client = {
    list: async () => [{ path: 'Sent', specialUse: '\\Sent' }],
    async getMailboxLock() {
      opened();
      await allowed;
      return { release: () => undefined };
    },
    search: async ({ header }: { header: Record<string, string> }) =>
      messageIds.includes(header['message-id'] ?? '') ? [7] : [],
    logout: async () => undefined,
    close: () => undefined,
  };
  return { reading, goOn: () => goOn(), openImap: async () => client as unknown as ImapClient };
}

const doubtDeps = (deps: { owners: DoubtDeps['owners'] }, openImap: DoubtDeps['openImap']): DoubtDeps => ({
  ...testDeliveryDeps(database.db, { openSmtp: memoryServer().openSmtp }),
  owners: deps.owners,
  listMailboxes: listSendingMailboxes,
  fileSent: async () => undefined,
  rules: { sessionLimitMs: 15 * MINUTE, resendsAbsent: false },
  openImap,
});

describe('a composed mail in doubt', () => {
  test('is listed with its recipients, since when and until when', async () => {
    const { deps, person, deliveryId } = await aDoubt();
    const { doubts } = await listComposedDoubts(deps, person, 'en');
    expect(doubts).toMatchObject([{ deliveryId, recipients: ['a@x.test'], recipientCount: 1 }]);
    const [doubt] = doubts;
    expect(Date.parse(doubt?.countsAt ?? '') - Date.parse(doubt?.since ?? '')).toBe(3 * 24 * 60 * MINUTE);
    expect((await listComposedDoubts(deps, { workspaceId: randomUUID() }, 'en')).doubts).toEqual([]);
  });

  test('of which a user says that it left is sent, its draft is over, and nothing goes out', async () => {
    const { answer, states, work } = await aDoubt();
    expect(await answer('sent')).toEqual({ changed: 1, kept: 0 });
    expect(await states()).toEqual({ mail: 'accepted', by: 'toldSent', delivery: 'sent', draft: 'sent' });
    expect(await work()).toBe(0);
    expect(await answer('sendAgain')).toEqual({ changed: 0, kept: 0 });
  });

  test('of which a user says that it did not leave goes out once, and waits until then', async () => {
    const { answer, states, work } = await aDoubt();
    expect(await answer('sendAgain')).toEqual({ changed: 1, kept: 0 });
    expect(await states()).toEqual({ mail: 'planned', by: 'toldUnsent', delivery: 'waiting', draft: 'sending' });
    expect(await work()).toBe(1);
    expect(await states()).toMatchObject({ mail: 'accepted', delivery: 'sent', draft: 'sent' });
  });

  test('is not sent again while its server may still take it', async () => {
    const { answer, states } = await aDoubt(5);
    expect(await answer('sendAgain')).toEqual({ changed: 0, kept: 1 });
    expect(await states()).toMatchObject({ mail: 'doubt', delivery: 'doubt' });
  });

  test('is answered by nobody of another workspace', async () => {
    const { deps, deliveryId, states } = await aDoubt();
    const stranger = { workspaceId: randomUUID(), userId: randomUUID() };
    await expect(settleDoubt(deps, stranger, { deliveryId, answer: 'sent' })).rejects.toThrow();
    expect(await states()).toMatchObject({ mail: 'doubt' });
  });
});

describe('an answer by hand while Sent is being read', () => {
  test('that says send it is overruled by the copy in Sent, and nothing goes out twice', async () => {
    const { deps, answer, states, work, record, messageId } = await aDoubt();
    const sent = slowSent([messageId]);
    const looking = settleDoubts(doubtDeps(deps, sent.openImap));
    await sent.reading;
    expect(await answer('sendAgain')).toEqual({ changed: 1, kept: 0 });
    sent.goOn();
    await looking;
    expect(await work()).toBe(0);
    await record();
    expect(await states()).toEqual({ mail: 'accepted', by: 'foundInSent', delivery: 'sent', draft: 'sent' });
  });

  test('that says it left stays, and the copy in Sent changes nothing', async () => {
    const { deps, answer, states, work, messageId } = await aDoubt();
    const sent = slowSent([messageId]);
    const looking = settleDoubts(doubtDeps(deps, sent.openImap));
    await sent.reading;
    await answer('sent');
    sent.goOn();
    await looking;
    expect(await states()).toEqual({ mail: 'accepted', by: 'toldSent', delivery: 'sent', draft: 'sent' });
    expect(await work()).toBe(0);
  });

  test('at the very same moment ends in one of the two, and nothing goes out', async () => {
    const { db, deps, answer, states, work, record, deliveryId, messageId } = await aDoubt();
    const sent = slowSent([messageId]);
    const held = await holdRow(db, 'deliveries', 'id', deliveryId);
    const looking = settleDoubts(doubtDeps(deps, sent.openImap));
    sent.goOn();
    const answering = answer('sendAgain');
    await held.untilWaiting(2);
    await held.release();
    await Promise.all([looking, answering]);
    expect(await work()).toBe(0);
    await record();
    expect(await states()).toEqual({ mail: 'accepted', by: 'foundInSent', delivery: 'sent', draft: 'sent' });
  });
});
