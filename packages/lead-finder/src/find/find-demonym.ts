import { foldText } from '../words/fold-words.ts';
import { listPlaces, type Place } from './find-places.ts';

/** Shorter beginnings are too often other words. */
const STEM_MIN = 5;

/** What follows the stem of a name in adjectives of it and in its cases, in ten languages. */
const ENDINGS = new Set(
  `an ans ian ians er ers ern erin ese esi esa esas es eses ano ana ani ane anos anas ino ina ini ine inos inas
  ais aise aises nais naise naises ois oise oises nois noise noises ien ienne iens iennes ain aine ains aines in ine ins ines eno ena enos enas ense enses ensi eta etas ista istas
  o a i e he hi os as se sen
  sk ska ske skt ski skie skiego skiej skich skim skimi sky skych skym skymi skeho skem isch ische ischen ischer
  u y em om ach ami ow ie ze ich ych ech iu ou ami`.split(/\s+/),
);

const ENDING_MAX = Math.max(...[...ENDINGS].map(({ length }) => length));

let stems: ReadonlyMap<string, Place> | undefined;

/** The place a word is made of: "milanesi", "stockholmska", "Mazowsza". */
export function findDemonym(folded: string): Place | undefined {
  stems ??= makeStems();
  const shortest = Math.max(STEM_MIN, folded.length - ENDING_MAX);
  for (let length = folded.length - 1; length >= shortest; length -= 1) {
    const place = stems.get(folded.slice(0, length));
    if (place && ENDINGS.has(folded.slice(length))) return place;
  }
  return undefined;
}

/** Names of one word as they begin before an ending: whole, and without a last vowel. */
function makeStems(): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const [name, place] of listPlaces()) {
    const folded = foldText(name);
    if (!/^\p{L}+$/u.test(folded)) continue;
    for (const stem of [folded, folded.replace(/(?:ia|io|[aeiouy])$/u, ''), folded.replace(/[aeiouy]$/u, '')]) {
      if (stem.length >= STEM_MIN && !found.has(stem)) found.set(stem, place);
    }
  }
  return found;
}
