import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps, Lack } from '../domains-deps.ts';
import { listOwned } from '../owned/owned.repository.ts';
import { refuseIfOff } from '../refuse-if-off.ts';

type Deps = Pick<DomainsDeps, 'db' | 'isOn' | 'registrar' | 'mailHost' | 'cards'>;

/** So many names are asked for by themselves. */
const NAMES_MAX = 20;

/** What each account still lacks, in the provider's words. One that does not answer hides nothing of the others. */
export async function readPreconditions(deps: Deps, scope: Scope) {
  refuseIfOff(deps);
  const { registrar, mailHost, cards } = deps;
  const names = await namesAtRegistrar(deps, scope);
  return {
    parts: await Promise.all([
      describePart('registrar', registrar.name, () => registrar.lacks(names)),
      describePart('mailHost', mailHost.name, () => mailHost.lacks()),
      describePart('cards', cards.name, () => cards.lacks()),
    ]),
  };
}

/** Names that were brought along are published elsewhere. */
async function namesAtRegistrar({ db }: Deps, scope: Scope): Promise<string[]> {
  const owned = await listOwned(db, scope);
  return owned.flatMap(({ domain, origin }) => (origin === 'existing' ? [] : [domain])).slice(0, NAMES_MAX);
}

async function describePart<P extends string>(part: P, provider: string, ask: () => Promise<Lack[]>) {
  const lacks = await ask().catch((error: unknown): Lack[] => [{ need: 'noAnswer', words: wordsOf(error) }]);
  // A name that is closed to the interface hinders what is done with that name, and no other purchase.
  return { part, provider, isReady: lacks.every(({ need }) => need === 'domainAccessOff'), lacks };
}
