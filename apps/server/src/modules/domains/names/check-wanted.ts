import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { nextWanted, storeCheck } from './name-checks.repository.ts';

type Deps = Pick<DomainsDeps, 'db' | 'log' | 'now' | 'systemNow' | 'registrar'>;

/** Asks for one name after the other, until none waits, the time is over, or the registrar wants a pause. True: none waits. */
export async function checkWanted({ db, log, now, systemNow, registrar }: Deps, patienceMs: number): Promise<boolean> {
  const until = systemNow().getTime() + patienceMs;
  while (systemNow().getTime() < until) {
    const domain = await nextWanted(db, now());
    if (domain === undefined) return true;
    const check = await registrar.check(domain).catch((error: unknown) => {
      log.warn({ domain, words: wordsOf(error) }, 'The registrar did not say whether a name is free');
      return undefined;
    });
    if (!check) return false;
    await storeCheck(db, domain, check, now());
  }
  return false;
}
