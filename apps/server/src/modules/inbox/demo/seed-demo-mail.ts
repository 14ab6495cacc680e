import type { Db, Scope } from '../../../platform/db.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { findDemoStart, type LeftAt, listLeft } from './demo.repository.ts';
import { type DemoTurn, OPENINGS } from './demo-mails.ts';
import { createDemoSlots, type DemoSlots } from './demo-slots.ts';
import { type PlannedThread, planThreads } from './plan-threads.ts';
import { type DemoWriter, writeMail, writeReturned } from './write-mail.ts';

/** The mailboxes of the boxed world, as far as old mail is put into them. */
type BoxedMailboxes = {
  has(address: string): boolean;
  put(
    address: string,
    raw: Buffer,
    where: ({ folder: string } | { use: string }) & { at: Date; flags: readonly string[] },
  ): void;
};

type Demo = {
  db: Db;
  box: BoxedMailboxes;
  /** The people the demo company writes to, by group. */
  people: ReadonlyMap<string, readonly DemoWriter[]>;
  senders: readonly DemoWriter[];
};

/**
 * Fills the demo company's mailboxes with what it wrote and got over some weeks. The box is as old as the process, so this
 * is done at each start, with everything where it was left: what was deleted stays deleted, what was read stays read.
 */
export async function seedDemoMail({ db, box, people, senders }: Demo, scope: Scope): Promise<void> {
  const start = await findDemoStart(db, scope);
  if (!start) return;
  const { threads } = planThreads(people, start);
  for (const { email, name } of senders) {
    if (!box.has(email)) continue;
    const left = await listLeft(db, scope, email);
    const own = threads.filter(({ thread }) => thread.mailbox === email);
    const mails = await Promise.all(own.map((planned) => writeThread(planned, { email, name })));
    // In the order they came, as a mailbox numbers them.
    for (const mail of mails.flat().toSorted((one, other) => one.at.getTime() - other.at.getTime())) put(mail, left);
    function put({ raw, at, use, flags, messageId }: DemoMail, known: Map<string, LeftAt> | undefined) {
      const place = known?.get(messageId);
      if (place) box.put(email, raw, { folder: place.path, at, flags: place.flags });
      else if (!known) box.put(email, raw, { ...(use ? { use } : { folder: 'INBOX' }), at, flags });
    }
  }
}

/** When campaigns of the demo company wrote to whom, and from where: what lies in Sent; and the moments that are left. */
export async function planDemoSent({ db, people }: Pick<Demo, 'db' | 'people'>, scope: Scope): Promise<DemoSent> {
  const start = await findDemoStart(db, scope);
  const { threads, slots } = start ? planThreads(people, start) : { threads: [], slots: createDemoSlots() };
  const sent = new Map(
    threads.map(({ thread: { mailbox }, person, ours }) => [person.email, { mailbox, at: ours }] as const),
  );
  return { sent, slots };
}

/** Mails that lie in the demo mailboxes' Sent, by their recipients. */
export type DemoSent = {
  sent: ReadonlyMap<string, { mailbox: string; at: readonly Date[] }>;
  slots: DemoSlots;
};

type DemoMail = { messageId: string; raw: Buffer; at: Date; use: string | undefined; flags: string[] };

/** Our mail and its repetition, then the turns. */
async function writeThread(
  { thread, person, ours: wroteAt, turns: cameAt }: PlannedThread,
  us: DemoWriter,
): Promise<DemoMail[]> {
  const { subject, text, again } = OPENINGS[thread.opening] ?? { subject: '', text: '', again: '' };
  const firstName = person.name.split(' ', 1)[0] ?? '';
  const ours = [text, ...(thread.againAfter ? [again] : [])].map(
    (words): DemoTurn => ({ by: 'us', text: words.replace('{name}', firstName) }),
  );
  const turns = [...ours, ...thread.turns];
  const moments = [...wroteAt, ...cameAt];
  const written: { mail: DemoMail; turn: DemoTurn }[] = [];
  for (const [index, turn] of turns.entries()) {
    const at = moments[index];
    if (!at) continue;
    const id = `${thread.tag.replaceAll(' ', '')}.${thread.who}.${index}`.toLowerCase();
    const isOurs = turn.by === 'us';
    const before = written.map(({ mail }) => `<${mail.messageId}>`);
    const last = written.at(-1);
    const [from, to] = isOurs ? [us, person] : [person, us];
    const messageId = `${id}@${(turn.by === 'host' ? person : from).email.split('@', 2)[1]}`;
    const raw =
      turn.by === 'host' && last
        ? writeReturned({
            messageId: `<${messageId}>`,
            from: person.email,
            to: us.email,
            at,
            text: turn.text,
            original: last.mail.raw,
          })
        : await writeMail({
            messageId: `<${messageId}>`,
            from,
            to,
            at,
            subject: turn.subject ?? (index === 0 ? subject : `Re: ${subject}`),
            references: before,
            files: turn.files ?? [],
            ...wordsOf(turn, isOurs ? us : person, last && { ...last, by: last.turn.by === 'us' ? us : person }),
          });
    const flags = isOurs || turn.isSeen ? ['\\Seen'] : [];
    if (turn.isStarred) flags.push('\\Flagged');
    const use = isOurs ? '\\Sent' : turn.isSpam ? '\\Junk' : undefined;
    written.push({ mail: { messageId, raw, at, use, flags }, turn });
  }
  return written.map(({ mail }) => mail);
}

type Before = { mail: DemoMail; turn: DemoTurn; by: DemoWriter };

/** As mail clients write: the words, a signature, and what is answered below. */
function wordsOf({ by, text, rich }: DemoTurn, writer: DemoWriter, before: Before | undefined) {
  if (by === 'machine') {
    return { text, headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } };
  }
  const signature = [writer.name, writer.role].filter(Boolean).join('\n');
  if (!before) return { text: `${text}\n\n-- \n${signature}\n` };
  const wrote = `On ${before.mail.at.toUTCString().slice(0, 22)}, ${before.by.name} <${before.by.email}> wrote:`;
  const quoted = before.turn.text.split('\n').map((line) => `> ${line}`);
  const plain = `${text}\n\n-- \n${signature}\n\n${wrote}\n${quoted.join('\n')}\n`;
  if (!rich) return { text: plain };
  const paragraphs = (words: string) =>
    words
      .split('\n\n')
      .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
      .join('');
  const html = `<div>${paragraphs(text)}<p>${escapeHtml(signature).replaceAll('\n', '<br>')}</p><img src="https://cdn.nordkai.test/signature.png" width="120" height="40" alt=""></div><div class="gmail_quote"><div class="gmail_attr">${escapeHtml(wrote)}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">${paragraphs(before.turn.text)}</blockquote></div>`;
  return { text: plain, html };
}
