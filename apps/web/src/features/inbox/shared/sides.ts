import { FOLDER_IDS, type Message, type Person } from '@outrider/contract/inbox/message';
import { otherSide } from './marks.ts';

type Sides = {
  isOurs: (email: string) => boolean;
  /** The person the thread is with. */
  person: Person | undefined;
  /** The answer that is judged. */
  answer: Message | undefined;
};

/** Who of a thread is with us, and who on the other side. */
export function sidesOf(messages: readonly Message[]): Sides {
  const ours = new Set(
    messages.flatMap(({ account, fid, sender }) => (fid === FOLDER_IDS.sent ? [account, sender.email] : [account])),
  );
  const isOurs = (email: string) => ours.has(email);
  return {
    isOurs,
    person: otherSide(messages, isOurs),
    answer: messages.findLast(({ kind, sender }) => kind !== null && !isOurs(sender.email)),
  };
}

/** The message of a thread an answer is for: the one that was looked for, else the last that is no draft. */
export const answerable = ({ messages }: { messages: readonly Message[] }, mid: string | undefined) =>
  messages.find(({ id }) => id === mid) ?? messages.findLast(({ fid }) => fid !== FOLDER_IDS.drafts);
