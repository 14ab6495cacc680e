import { noteEvent } from '../events.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { endFilings, type Filing, type FilingMailbox, putOffFilings } from './sent-filings.repository.ts';

const MINUTE_MS = 60_000;
/** After the first try, the second, and so on; then at the last pace until it is given up. */
const AGAIN_AFTER_MIN = [1, 5, 15, 60, 240];
const GIVE_UP_MS = 7 * 24 * 60 * MINUTE_MS;
/** A server that restarts is not worth a word. */
const TRIES_BEFORE_WORDS = 3;

/** Tries again later, for a week; what could not be filed is in the mailbox's log. */
export async function putOff(
  { db, now }: Pick<MailboxesDeps, 'db' | 'now'>,
  mailbox: FilingMailbox,
  filings: readonly Filing[],
  words: string,
): Promise<void> {
  const at = now();
  const isOver = ({ sentAt }: Filing) => at.getTime() - sentAt.getTime() > GIVE_UP_MS;
  const idsOf = (some: readonly Filing[]) => some.map(({ messageId }) => messageId);
  const over = filings.filter(isOver);
  if (over.length > 0) await endFilings(db, mailbox.id, idsOf(over));
  const left = Map.groupBy(
    filings.filter((filing) => !isOver(filing)),
    ({ tries }) => tries,
  );
  for (const [tries, some] of left) {
    const minutes = AGAIN_AFTER_MIN[Math.min(tries, AGAIN_AFTER_MIN.length) - 1] ?? 1;
    const dueAt = new Date(at.getTime() + minutes * MINUTE_MS);
    await putOffFilings(db, mailbox.id, idsOf(some), { dueAt, words });
  }
  const isWorthAWord = over.length > 0 || (words !== '' && filings.some(({ tries }) => tries === TRIES_BEFORE_WORDS));
  if (isWorthAWord) await noteEvent(db, mailbox, [mailbox.id], { event: 'sentNotFiled', at, words });
}
