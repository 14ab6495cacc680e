import type { NameCheck } from '../registrar.ts';
import { type AskPorkbun, TOO_MANY, unwrap } from './ask-porkbun.ts';
import { checkedName, dollars } from './shapes.ts';

/** What is known of a name is shown that long; the dry run asks anew before money is spoken of. */
const KNOWN_FOR_MS = 10 * 60_000;
const KNOWN_MAX = 5_000;
/** Until Porkbun says how many it allows: one in ten seconds. */
const FIRST_PACE = { limit: 1, windowMs: 10_000 };
const WAIT_MS = 10_000;

export type NameChecks = {
  /** Undefined: as many names as are allowed were asked for. */
  check(domain: string): Promise<NameCheck | undefined>;
  known(domain: string): NameCheck | undefined;
  forget(domain: string): void;
  pace(): { limit: number; windowMs: number };
};

/** Asks for names no faster than the account may, and not twice for the same. */
export function createNameChecks(ask: AskPorkbun, now: () => Date): NameChecks {
  const answers = new Map<string, { at: number; check: NameCheck }>();
  const asking = new Map<string, Promise<NameCheck | undefined>>();
  let pace = FIRST_PACE;
  let times: number[] = [];
  let restUntil = 0;

  function known(domain: string): NameCheck | undefined {
    const answer = answers.get(domain);
    return answer && now().getTime() - answer.at < KNOWN_FOR_MS ? answer.check : undefined;
  }

  function mayAsk(): boolean {
    const at = now().getTime();
    times = times.filter((time) => at - time < pace.windowMs);
    return at >= restUntil && times.length < pace.limit;
  }

  function keep(domain: string, check: NameCheck) {
    answers.delete(domain);
    answers.set(domain, { at: now().getTime(), check });
    for (const oldest of answers.keys()) {
      if (answers.size <= KNOWN_MAX) break;
      answers.delete(oldest);
    }
  }

  async function askFor(domain: string): Promise<NameCheck | undefined> {
    times.push(now().getTime());
    const answer = await ask({ path: `/domain/checkDomain/${encodeURIComponent(domain)}` }, checkedName);
    if (answer.kind === 'refused' && answer.code === TOO_MANY) {
      restUntil = now().getTime() + (answer.retryAfterMs ?? WAIT_MS);
      return undefined;
    }
    const { response, limits } = unwrap(answer);
    if (limits) pace = { limit: limits.limit, windowMs: limits.TTL * 1000 };
    const check: NameCheck = {
      isFree: response.avail,
      isPremium: response.premium ?? false,
      firstYear: dollars(response.price),
      renewal: dollars(response.additional?.renewal?.price ?? response.price),
      minYears: response.minDuration ?? 1,
    };
    keep(domain, check);
    return check;
  }

  return {
    known,
    pace: () => pace,
    forget: (domain) => void answers.delete(domain),
    async check(domain) {
      const kept = known(domain);
      if (kept) return kept;
      const running = asking.get(domain);
      if (running) return running;
      if (!mayAsk()) return undefined;
      const answer = askFor(domain).finally(() => asking.delete(domain));
      asking.set(domain, answer);
      return answer;
    },
  };
}
