import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps, Lack } from '../domains-deps.ts';
import { refuseIfOff } from '../refuse-if-off.ts';

type Deps = Pick<DomainsDeps, 'isOn' | 'registrar' | 'mailHost' | 'cards'>;

/** What each account still lacks, in the provider's words. One that does not answer hides nothing of the others. */
export async function readPreconditions(deps: Deps) {
  refuseIfOff(deps);
  const { registrar, mailHost, cards } = deps;
  const asked = [
    ['registrar', registrar],
    ['mailHost', mailHost],
    ['cards', cards],
  ] as const;
  return {
    parts: await Promise.all(
      asked.map(async ([part, provider]) => {
        const lacks: Lack[] = await provider
          .lacks()
          .catch((error: unknown) => [{ need: 'noAnswer' as const, words: wordsOf(error) }]);
        return { part, provider: provider.name, isReady: lacks.length === 0, lacks };
      }),
    ),
  };
}
