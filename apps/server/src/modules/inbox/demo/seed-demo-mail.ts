import type { Db, Scope } from '../../../platform/db.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { findDemoStart, type LeftAt, listLeft } from './demo.repository.ts';
import { type DemoThread, type DemoTurn, OPENINGS } from './demo-letters.ts';
import { DEMO_THREADS } from './demo-threads.ts';
import { type DemoWriter, writeLetter, writeReturned } from './write-letter.ts';

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
  /** Whom the demo company writes to, by group. */
  people: ReadonlyMap<string, readonly DemoWriter[]>;
  senders: readonly DemoWriter[];
};

const DAY_MS = 86_400_000;

/**
 * Fills the demo company's mailboxes with what it wrote and got over some weeks. The box is as old as the process, so this
 * is done at each start, with everything where it was left: what was deleted stays deleted, what was read stays read.
 */
export async function seedDemoMail({ db, box, people, senders }: Demo, scope: Scope): Promise<void> {
  const start = await findDemoStart(db, scope);
  if (!start) return;
  for (const { email, name } of senders) {
    if (!box.has(email)) continue;
    const left = await listLeft(db, scope, email);
    const mails = await Promise.all(
      DEMO_THREADS.filter(({ mailbox }) => mailbox === email).flatMap((thread) => {
        const person = people.get(thread.tag)?.at(thread.who);
        return person ? writeThread(thread, { us: { email, name }, person, start }) : [];
      }),
    );
    // In the order they came, as a mailbox numbers them.
    for (const mail of mails.flat().toSorted((one, other) => one.at.getTime() - other.at.getTime())) put(mail, left);
    function put({ raw, at, use, flags, messageId }: DemoMail, known: Map<string, LeftAt> | undefined) {
      const place = known?.get(messageId);
      if (place) box.put(email, raw, { folder: place.path, at, flags: place.flags });
      else if (!known) box.put(email, raw, { ...(use ? { use } : { folder: 'INBOX' }), at, flags });
    }
  }
}

/** When the demo company wrote to whom, and from where: what lies in Sent. */
export async function listDemoSent(
  { db, people }: Pick<Demo, 'db' | 'people'>,
  scope: Scope,
): Promise<Map<string, { mailbox: string; at: Date[] }>> {
  const start = await findDemoStart(db, scope);
  const sent = new Map<string, { mailbox: string; at: Date[] }>();
  for (const thread of start ? DEMO_THREADS : []) {
    const person = people.get(thread.tag)?.at(thread.who);
    if (!person || !start) continue;
    const ours = thread.twice ? 2 : 1;
    const turns = ours + thread.turns.length;
    const at = Array.from({ length: ours }, (_, index) => momentOf(start, thread, turns - 1 - index));
    sent.set(person.email, { mailbox: thread.mailbox, at });
  }
  return sent;
}

type DemoMail = { messageId: string; raw: Buffer; at: Date; use: string | undefined; flags: string[] };

type Parties = { us: DemoWriter; person: DemoWriter; start: Date };

/** Our mail and its repetition, then the turns, a day apart. */
async function writeThread(thread: DemoThread, { us, person, start }: Parties): Promise<DemoMail[]> {
  const { subject, text, again } = OPENINGS[thread.opening] ?? { subject: '', text: '', again: '' };
  const firstName = person.name.split(' ', 1)[0] ?? '';
  const ours = [text, ...(thread.twice ? [again] : [])].map(
    (words): DemoTurn => ({ by: 'us', text: words.replace('{name}', firstName) }),
  );
  const turns = [...ours, ...thread.turns];
  const written: { mail: DemoMail; turn: DemoTurn }[] = [];
  for (const [index, turn] of turns.entries()) {
    const at = momentOf(start, thread, turns.length - 1 - index);
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
        : await writeLetter({
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

/** Two days before we write again, some hours before anybody answers. */
function momentOf(start: Date, { daysAgo, at }: DemoThread, turnsBefore: number): Date {
  const [hours = 9, minutes = 0] = at.split(':').map(Number);
  const day = new Date(start.getTime() - (daysAgo + turnsBefore * 2) * DAY_MS);
  const moment = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hours, minutes - turnsBefore * 23);
  // Nobody answers from the future: what would be later today came an hour or so ago.
  return new Date(Math.min(moment, start.getTime() - (turnsBefore * 2 + 1) * 1_700_000));
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
