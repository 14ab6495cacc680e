import type { ImapFlow } from 'imapflow';
import { describe, expect, test } from 'vitest';
import { createChance } from '../../world/chance.ts';
import { useImapHost } from './testing.ts';

const CLIENTS = 6;
const STEPS = 60;
const STARTING_MESSAGES = 20;

const DEEDS = { append: 7, flag: 4, unflag: 2, expunge: 3, move: 2, look: 2 };

type Row = { uid: number; flags: string[] };

/** What a client knows of its folder from the server's words alone, never asked again. */
function createView() {
  let rows: (Row | undefined)[] = [];
  /** One whose UID was never heard is the first unknown after those with smaller UIDs (RFC 7162, 3.2.10). */
  const forget = (uid: number) => {
    const known = rows.findIndex((row) => row?.uid === uid);
    const before = rows.findLastIndex((row) => row && row.uid < uid);
    const index = known >= 0 ? known : rows.findIndex((row, at) => !row && at > before);
    expect(index, `UID ${uid} was among the messages`).toBeGreaterThanOrEqual(0);
    rows.splice(index, 1);
  };
  const read = (line: string) => {
    const exists = /^\* (\d+) EXISTS/.exec(line);
    if (exists) rows = Array.from({ length: Number(exists[1]) }, (_, index) => rows[index]);
    const expunge = /^\* (\d+) EXPUNGE/.exec(line);
    if (expunge) rows.splice(Number(expunge[1]) - 1, 1);
    const vanished = /^\* VANISHED ([\d:,]+)/.exec(line);
    for (const range of vanished?.[1]?.split(',') ?? []) {
      const [from = 0, to = from] = range.split(':').map(Number);
      for (let uid = from; uid <= to; uid += 1) forget(uid);
    }
    const fetch = /^\* (\d+) FETCH \(UID (\d+) FLAGS \(([^)]*)\)/.exec(line);
    if (fetch) {
      rows[Number(fetch[1]) - 1] = { uid: Number(fetch[2]), flags: (fetch[3] ?? '').split(' ').filter(Boolean).sort() };
    }
  };
  return {
    read: (text: string) => {
      for (const line of text.split('\r\n')) read(line);
    },
    unknown: () => rows.flatMap((row, index) => (row ? [] : [index + 1])),
    rows: () => rows,
  };
}

describe.each([
  { provider: 'self', other: 'Trash' },
  { provider: 'google', other: '[Gmail]/Trash' },
] as const)('many clients at one mailbox of a $provider host', ({ provider, other }) => {
  const imap = useImapHost({ provider, condstore: true });
  const address = 'busy@harborline.test';
  const mail = (name: string) => Buffer.from(`Subject: ${name}\r\nMessage-ID: <${name}@box.test>\r\n\r\nHello\r\n`);

  /** A client that does one thing after the other, as a seed draws it; what is gone meanwhile is nobody's fault. */
  async function work(client: ImapFlow, name: string) {
    const chance = createChance(`stress:${provider}:${name}`);
    await client.mailboxOpen('INBOX');
    for (let step = 0; step < STEPS; step += 1) {
      const deed = chance.weighted(`${step}`, DEEDS);
      const uids = (await client.search({ all: true }, { uid: true })) || [];
      const uid = String(uids[Math.floor(chance.share(`${step} which`) * uids.length)] ?? 1);
      if (deed === 'append') await client.append('INBOX', mail(`${name}-${step}`), ['\\Seen']);
      else if (deed === 'flag') await client.messageFlagsAdd(uid, ['\\Flagged', '$Stress'], { uid: true });
      else if (deed === 'unflag') await client.messageFlagsRemove(uid, ['\\Flagged'], { uid: true });
      else if (deed === 'expunge') await client.messageDelete(uid, { uid: true });
      else if (deed === 'move') await client.messageMove(uid, other, { uid: true });
      else await client.noop();
    }
  }

  /** A client that only looks, and keeps a view by what the server says. */
  async function watch(enable: string[], isOver: () => boolean) {
    const view = createView();
    const client = await imap.logIn(address, enable);
    view.read(await client.run('SELECT INBOX'));
    const catchUp = async () => {
      view.read(await client.run('NOOP'));
      const numbers = view.unknown();
      if (numbers.length > 0) view.read(await client.run(`FETCH ${numbers.join(',')} (UID FLAGS)`));
    };
    while (!isOver()) await catchUp();
    await catchUp();
    await catchUp();
    return view.rows();
  }

  test('everybody ends with the same view, and it is the server’s', async () => {
    imap.createMailbox(address);
    for (let index = 0; index < STARTING_MESSAGES; index += 1) imap.hosts.deliver(address, mail(`start-${index}`));
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) => imap.connectFlow(address, { qresync: index % 2 === 0 })),
    );
    let isOver = false;
    const watchers = [watch([], () => isOver), watch(['ENABLE QRESYNC'], () => isOver)];
    await Promise.all(clients.map((client, index) => work(client, `client-${index}`)));
    isOver = true;

    const served = imap.hosts.folder(address, 'INBOX').messages.map(({ uid, flags }) => ({ uid, flags: flags.sort() }));
    expect(served.length).toBeGreaterThan(0);
    for (const view of await Promise.all(watchers)) expect(view).toEqual(served);
    for (const client of clients) {
      await client.noop();
      const fetched = await client.fetchAll('1:*', { uid: true, flags: true });
      expect(fetched.map(({ uid, flags }) => ({ uid, flags: [...(flags ?? [])].sort() }))).toEqual(served);
      if (!client.enabled.has('QRESYNC')) expect(client.mailbox).toMatchObject({ exists: served.length });
    }
  });
});
