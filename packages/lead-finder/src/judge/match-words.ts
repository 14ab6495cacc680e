import { findIndustries } from '../find/find-industries.ts';
import { type FoldedWord, foldText, wordsIn } from '../words/fold-words.ts';
import type { Industry } from '../words/industries.ts';

/** What a word of a question may be called on a page. */
type Wanted = { stems: readonly string[]; industry: Industry | undefined };

/** Words that mean one thing in ten languages. */
const CONCEPTS: readonly (readonly string[])[] = [
  'sell serve customer client supplier supply kund vertreib beliefer verkauf client vend fourni cliente suministr fornitor klant verkop lever klient sprzeda dostarc zakazni prodav dodav fornec kunder salj levererar trust vertrau'.split(
    ' ',
  ),
  'hire hiring job vacanc career stellen sucht karriere recrut emploi poste empleo vacante lavor assum vacatur praca rekrut kariera pracovni volne vagas emprego jobb lediga anstall'.split(
    ' ',
  ),
  'export international abroad weltweit ausland exporte esport wywoz eksport zagranic vyvoz zahranic'.split(' '),
  'certif zertif iso certyfik'.split(' '),
  'fund investor invest funding finanzier raised leve fonds inversor financiaci investitor inwestor kapital venture'.split(
    ' ',
  ),
  'partner partnership partnerschaft partenaire socio partnerstvi parceir'.split(' '),
  'famil familien familial familiar rodin rodzinn'.split(' '),
  'sustainab nachhaltig durab sostenib duurza zrownowazon udrzitel sustentab hallbar'.split(' '),
  'founded since gegrundet seit fonde depuis fundad desde fondat opgericht sinds zalozon zalozen grundad'.split(' '),
  'shop store laden geschaft boutique tienda negozio winkel sklep obchod loja butik'.split(' '),
  'produc hersteller herstell fabri fabric produ manufactur vyrab wytwarz tillverk'.split(' '),
  'remote homeoffice teletravail teletrabajo thuiswerk zdaln distans'.split(' '),
  'school schule ecole escuela scuola schol szkol skol escola'.split(' '),
  'hospital krankenh klinik hopita ospedal ziekenhui szpital nemocnic sjukhus clinic'.split(' '),
];

const STEM_MIN = 4;

/** Words of a criterion as they can be found in a sentence, inflected or in another language. */
export const wantWords = (values: readonly string[]): Wanted[] =>
  values
    .flatMap((value) => wordsIn(value.slice(0, 100)))
    .filter(({ folded }) => folded.length > 1)
    .map((word) => {
      const stem = stemOf(word.folded);
      const concept = CONCEPTS.find((stems) => stems.some((one) => word.folded.startsWith(one)));
      return { stems: concept ? [...concept, stem] : [stem], industry: findIndustries([word])[0]?.value };
    });

const stemOf = (word: string) => (word.length <= STEM_MIN ? word : word.slice(0, Math.max(STEM_MIN, word.length - 2)));

/** How many of the wanted words a sentence has. */
export function countMet(wanted: readonly Wanted[], words: readonly FoldedWord[]): number {
  const industries = new Set(findIndustries(words).map(({ value }) => value));
  return wanted.filter(
    ({ stems, industry }) =>
      (industry !== undefined && industries.has(industry)) ||
      words.some(({ folded }) =>
        stems.some((stem) => (stem.length < STEM_MIN ? folded === stem : folded.startsWith(stem))),
      ),
  ).length;
}

const NEGATED =
  /\b(?:not|no|never|without|nicht|kein|keine|keinen|ohne|pas|aucun|jamais|sans|no|ningun|sin|non|nessun|senza|niet|geen|nie|bez|ne|neni|nejsou|nao|sem|inte|inga|ej)\b/u;

export const isNegated = (sentence: string): boolean => NEGATED.test(foldText(sentence.slice(0, 400)));
