import { REPLY_PREFIX } from '@outrider/mail-kit';
import type { ReadMessage } from './read-message.ts';

export type ThreadKey = { key: string; threadId: string; at: Date };

/** A message as far as its thread goes. */
export type Threaded = Pick<ReadMessage, 'messageId' | 'refs' | 'providerThread' | 'subject' | 'from' | 'receivers'> & {
  receivedAt: Date;
  isOwn: boolean;
};

/** A subject says little: only an answer without references is put to a mail of the same person not long before. */
const NEAR_MS = 30 * 86_400_000;
const SUBJECT_KEY_MAX = 200;
const RECEIVERS_WITH_KEY = 5;

const PREFIXES_MAX = 10;

/** The subject without "Re:" and its kin, and whether there was one. */
export function readSubject(subject: string): { topic: string; isAnswer: boolean } {
  let topic = subject;
  let times = 0;
  for (let prefix = REPLY_PREFIX.exec(topic); prefix && times < PREFIXES_MAX; prefix = REPLY_PREFIX.exec(topic)) {
    topic = topic.slice(prefix[0].length);
    times += 1;
  }
  return { topic: topic.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, SUBJECT_KEY_MAX), isAnswer: times > 0 };
}

/** What a message's thread is found by (`joins`), and what later ones find it by (`leaves`). */
export function keysOf(message: Threaded): { joins: string[]; leaves: string[] } {
  const { messageId, refs, providerThread, subject, from, receivers, isOwn } = message;
  const ids = [messageId, ...refs].filter(Boolean).map((id) => `m:${id}`);
  const sure = providerThread ? [...ids, `t:${providerThread}`] : ids;
  const { topic, isAnswer } = readSubject(subject);
  if (topic === '' || refs.length > 0) return { joins: sure, leaves: sure };
  const about = (kind: 'asked' | 'answered', email: string) => `${kind}:${email}:${topic}`;
  if (isOwn) {
    const people = receivers.to.slice(0, RECEIVERS_WITH_KEY).map(({ email }) => email);
    return {
      joins: [...sure, ...people.map((email) => about('answered', email))],
      leaves: [...sure, ...people.map((email) => about('asked', email))],
    };
  }
  if (!isAnswer || from.email === '') return { joins: sure, leaves: sure };
  const answered = about('answered', from.email);
  return { joins: [...sure, about('asked', from.email), answered], leaves: [...sure, answered] };
}

const isSure = (key: string) => key.startsWith('m:') || key.startsWith('t:');

export type Assigned = {
  /** By place in what was given. */
  threadIds: string[];
  /** Threads that were known before and turned out to be one. */
  merges: { from: string; into: string }[];
  /** Keys that are new or lead elsewhere now. */
  keys: ThreadKey[];
  /** Threads that had messages before these. */
  known: Set<string>;
};

/** Gives each message its thread. A late parent joins the threads of its children. */
export function assignThreads(
  messages: readonly Threaded[],
  knownKeys: readonly ThreadKey[],
  newId: () => string,
): Assigned {
  const keys = new Map(knownKeys.map((known) => [known.key, known]));
  const known = new Set(knownKeys.map(({ threadId }) => threadId));
  const changed = new Set<string>();
  const into = new Map<string, string>();
  const find = (threadId: string): string => {
    let root = threadId;
    for (let next = into.get(root); next !== undefined; next = into.get(root)) root = next;
    return root;
  };

  const threads = messages.map((message) => {
    const { joins, leaves } = keysOf(message);
    const at = message.receivedAt;
    const found = new Set(
      joins.flatMap((key) => {
        const met = keys.get(key);
        const isNear = met && (isSure(key) || Math.abs(met.at.getTime() - at.getTime()) <= NEAR_MS);
        return met && isNear ? [find(met.threadId)] : [];
      }),
    );
    // One that is stored already stays what it is called.
    const threadId = [...found].find((id) => known.has(id)) ?? [...found][0] ?? newId();
    for (const other of found) if (other !== threadId) into.set(other, threadId);
    for (const key of leaves) {
      const met = keys.get(key);
      if (met && isSure(key)) continue;
      if (met && met.at >= at) continue;
      keys.set(key, { key, threadId, at });
      changed.add(key);
    }
    return threadId;
  });

  return {
    threadIds: threads.map(find),
    merges: [...into.keys()].flatMap((from) => (known.has(from) ? [{ from, into: find(from) }] : [])),
    keys: [...changed].flatMap((key) => {
      const met = keys.get(key);
      return met ? [{ ...met, threadId: find(met.threadId) }] : [];
    }),
    known,
  };
}
