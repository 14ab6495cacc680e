import type { Registrar } from '../registrar.ts';
import { type AskPorkbun, unwrap } from './ask-porkbun.ts';
import { dollars, pricing, requirements } from './shapes.ts';

type Ending = Awaited<ReturnType<Registrar['listEndings']>>[number] & { years: number };

export type Prices = {
  list(): Promise<Ending[]>;
  /** Of the shortest term that is sold, for a name that is not premium; undefined where the ending is not sold. */
  costOf(domain: string): Promise<number | undefined>;
};

/** What is paid at once. */
export const totalOf = ({ firstYear, years }: Ending): number => firstYear.amount * years;

const KNOWN_FOR_MS = 6 * 3_600_000;

/** The price list, of those endings alone that are wanted and may be registered through the interface. */
export function createPrices(ask: AskPorkbun, wanted: readonly string[], now: () => Date): Prices {
  let kept: { at: number; endings: Promise<Ending[]> } | undefined;

  async function readEndings(): Promise<Ending[]> {
    const { pricing: prices } = unwrap(await ask({ path: '/pricing/get' }, pricing));
    const endings: Ending[] = [];
    for (const ending of wanted) {
      const price = prices[ending];
      const path = `/domain/getRegistrationRequirements/${encodeURIComponent(ending)}`;
      const terms = price && (await ask({ path, method: 'GET' }, requirements));
      if (!price || terms?.kind === 'refused') continue;
      const { apiRegisterable, registrationDurationYears: years = 1 } = terms
        ? unwrap(terms)
        : { apiRegisterable: false };
      if (!apiRegisterable) continue;
      endings.push({ ending, firstYear: dollars(price.registration), renewal: dollars(price.renewal), years });
    }
    return endings;
  }

  function list(): Promise<Ending[]> {
    const at = now().getTime();
    if (kept && at - kept.at < KNOWN_FOR_MS) return kept.endings;
    const endings = readEndings();
    kept = { at, endings };
    // What failed is asked for again.
    endings.catch(() => {
      kept = undefined;
    });
    return endings;
  }

  return {
    list,
    async costOf(domain) {
      const fitting = (await list()).filter(({ ending }) => domain.endsWith(`.${ending}`));
      const [longest] = fitting.toSorted((a, b) => b.ending.length - a.ending.length);
      return longest && totalOf(longest);
    },
  };
}
