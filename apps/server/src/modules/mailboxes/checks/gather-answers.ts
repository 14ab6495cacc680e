import type { Answer, Dns, RecordOf, RecordType } from '@outrider/mailbox-checks/dns';
import type { Resolver } from '../../../platform/dns/resolver.ts';

/** Enough for the deepest record anybody honest has; what is not asked by then stays unknown. */
const ROUNDS_MAX = 25;
const QUESTIONS_MAX = 600;
const AT_ONCE = 12;

type Question = { type: RecordType; name: string };
type Known = { [T in RecordType]: Map<string, Answer<RecordOf[T]>> };
type Lookups = { [T in RecordType]: (name: string) => Promise<Answer<RecordOf[T]>> };

/**
 * A check says what it needs: it is run on what is known, every question it asks in vain is looked up, and so
 * on until it asks nothing new. So there is one account of which names matter, and it does no I/O.
 */
export async function gatherAnswers(resolver: Resolver, judge: (dns: Dns) => unknown): Promise<Dns> {
  const known: Known = {
    A: new Map(),
    AAAA: new Map(),
    CNAME: new Map(),
    MX: new Map(),
    PTR: new Map(),
    TXT: new Map(),
  };
  const lookups: Lookups = {
    A: (name) => resolver.resolve4(name),
    AAAA: (name) => resolver.resolve6(name),
    CNAME: (name) => resolver.resolveCname(name),
    MX: (name) => resolver.resolveMx(name),
    PTR: (address) => resolver.resolvePtr(address),
    TXT: (name) => resolver.resolveTxt(name),
  };

  async function lookUp<T extends RecordType>(type: T, name: string) {
    known[type].set(name, await lookups[type](name));
  }

  let asked = 0;
  for (let round = 0; round < ROUNDS_MAX && asked < QUESTIONS_MAX; round += 1) {
    const open = openQuestions(known, judge).slice(0, QUESTIONS_MAX - asked);
    if (open.length === 0) break;
    asked += open.length;
    await eachAtOnce(open, ({ type, name }) => lookUp(type, name));
  }
  return answersIn(known, () => undefined);
}

function openQuestions(known: Known, judge: (dns: Dns) => unknown): Question[] {
  const open = new Map<string, Question>();
  judge(answersIn(known, (question) => open.set(`${question.type} ${question.name}`, question)));
  return [...open.values()];
}

function answersIn(known: Known, onUnknown: (question: Question) => void): Dns {
  return {
    ask(type, name) {
      const answer = known[type].get(name);
      if (answer) return answer;
      onUnknown({ type, name });
      return { kind: 'failed', reason: 'notAsked' };
    },
  };
}

async function eachAtOnce<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const workOff = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}
