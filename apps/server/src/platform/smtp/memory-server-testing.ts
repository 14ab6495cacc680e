import type { SendOutcome, Smtp } from './smtp.ts';

type Sent = { from: string; to: string; raw: string };

/** A server in memory: what it was given whole, and what it says to that. */
export function memoryServer() {
  const taken: Sent[] = [];
  const TAKEN = { code: '250', enhanced: '2.0.0', text: 'Ok' };
  let answer: (to: string) => SendOutcome | undefined = () => undefined;
  let beforeDot: () => Promise<unknown> = async () => undefined;
  const openSmtp = async (): Promise<Smtp> => ({
    async send({ from, to: [to = ''] }, raw, hooks = {}) {
      await beforeDot();
      await hooks.beforeLastDot?.();
      const other = answer(to);
      if (other) return other;
      taken.push({ from, to, raw: raw.toString() });
      return { kind: 'taken', reply: TAKEN, recipients: [{ recipient: to, taken: true }] };
    },
    trySender: async () => undefined,
    transcript: () => [],
    close: () => undefined,
    abort: () => undefined,
  });
  return {
    taken,
    openSmtp,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    /** What happens while the message is on the wire, but for its end. */
    whileOnTheWire: (act: () => Promise<unknown>) => {
      beforeDot = act;
    },
  };
}
