import { type JudgedName, judgeName } from '../judge/judge-name.ts';
import { cleanTitle, OUR } from '../judge/judge-title.ts';
import { matchAddress } from '../judge/match-address.ts';
import { hasTitleWord } from '../words/titles.ts';
import type { Entry } from './read-entries.ts';

/** Words of imprints and legal notes after which the person responsible is named. */
const REPRESENTED =
  /(?:vertreten durch|vertretungsberechtigte?r?(?: vorstand| geschäftsführer(?:in)?)?|(?:verantwortlich(?:er?)?|inhaltlich verantwortlich)[^:]{0,70}|geschäftsführer(?:in)?|geschäftsführung|inhaber(?:in)?|(?:1\.|erster?|2\.|zweiter?) vorsitzende[rn]?|vorsitzende[rn]?|vorstand|datenschutzbeauftragte[rn]?|diensteanbieter|directeur(?: de la publication)?|directrice(?: de la publication)?|responsable (?:de la publication|del sitio|de publication)|représentée? par|gérante?|titular|responsable|representante legal|representad[ao] por|legale rappresentante|rappresentante legale|amministratore(?: unico)?|titolare|managing directors?|represented by|responsible for (?:the )?content|owner|proprietor|director|zaakvoerder|eigenaar|jednatel|jednatelka|provozovatel|prezes zarządu|właściciel|daglig leder|ansvarig utgivare|ansvarlig redaktør|direktør|verkställande direktör|代表者|责任人|负责人|法人代表|대표자?|генеральный директор)\s*(?:ist|is|sind|are|est|es|è|é|är|er|jest|je)?\s*[:：]?\s+/giu;
/** Beginnings of the words above: most lines have none of them. */
const MAY_REPRESENT =
  /vertret|verantwort|gesch|inhab|vorsitz|vorstand|beauftr|anbieter|direct|direkt|respons|repr|rappr|amminis|titol|titular|rant|owner|propri|zaak|eigen|jednat|provoz|prezes|ciciel|daglig|ansv|verkst|代表|人|대표|директ/i;
const CONNECTING =
  /^(?:(?:den|die|der|das|le|la|el|il|son|sa|su|the|its|ihren?|herrn|frau|hr\.|fr\.|mr\.?|mrs\.?|ms\.?)\s+)+/iu;
const NAME_WORD = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|von|van|der|den|de|del|della|di|da|dos|du|la|le|al|bin|ibn|zu|y)$/u;
const LINE_MAX = 4_000;
const WINDOW = 120;
const WORDS_MAX = 6;

/** "represented by its managing director Ann Bell, …" within a paragraph. */
function readRepresented(line: string): Entry[] {
  const text = line.slice(0, LINE_MAX);
  const found: Entry[] = [];
  if (!MAY_REPRESENT.test(text)) return found;
  for (const match of text.matchAll(REPRESENTED)) {
    let from = match.index + match[0].length;
    let said = match[0]
      .replace(/\s(?:ist|is|sind|are|est|es|è|é|är|er|jest|je)\s?[:：]?\s?$/u, '')
      .replace(/(?<![\s:：])[\s:：]+$/u, '');
    let saidFrom = match.index;
    from += CONNECTING.exec(text.slice(from, from + WINDOW))?.[0].length ?? 0;
    const inner = /^([\p{L}-]{4,40})(?:\s+|:\s*)/u.exec(text.slice(from, from + WINDOW));
    if (inner?.[1] && hasTitleWord(inner[1])) {
      said = inner[1];
      saidFrom = from;
      from += inner[0].length;
    }
    const name = takeName(text, from);
    if (!name || name.likelihood + (name.hasHonorific ? 1 : 0) < 1) continue;
    const isTitle = hasTitleWord(said) && said.length < 40 && !/^verantwortlich/iu.test(said);
    found.push({ name, title: isTitle ? cleanTitle(said, saidFrom) : undefined, rest: undefined, kind: 'titled' });
  }
  return found;
}

/** "I'm Ann Bell", "Mein Name ist Carl Dorn": whose page it is. */
const INTRODUCED =
  /(?<!\p{L})(?:i['’]m|i am|my name is|ich bin|mein name ist|ich heiße|je suis|je m['’]appelle|soy|me llamo|mi nombre es|sono|mi chiamo|ik ben|mijn naam is|eu sou|meu nome é|nazywam się|jag heter|jeg hedder|jeg heter|jmenuji se)\s+/giu;

function readIntroduced(line: string): Entry[] {
  const text = line.slice(0, LINE_MAX);
  const found: Entry[] = [];
  for (const match of text.matchAll(INTRODUCED)) {
    const name = takeName(text, match.index + match[0].length);
    if (name && name.likelihood >= 1) found.push({ name, title: undefined, rest: undefined, kind: 'titled' });
  }
  return found;
}

const OWN_WORDS_MAX = 4;

/** "Our head brewer, Ann Bell, …": the house's own, with the title before the name. */
function readOwn(line: string): Entry[] {
  const text = line.slice(0, LINE_MAX);
  return [...text.matchAll(OUR)].flatMap((match) => readTitled(text, match.index + match[0].length) ?? []);
}

/** A title of one to four words that begins here, and the name behind it. */
function readTitled(text: string, from: number): Entry | undefined {
  const said = text.slice(from, from + WINDOW);
  const words = [...said.matchAll(/[^\s,]+/gu)].slice(0, OWN_WORDS_MAX + 1);
  for (const [index, word] of words.entries()) {
    const before = said.slice(0, word.index);
    if (index === 0 || !hasTitleWord(before)) continue;
    const name = takeName(text, from + word.index);
    if (name && name.likelihood >= 1) return { name, title: cleanTitle(before, from), rest: undefined, kind: 'titled' };
  }
  return undefined;
}

/** A name in a paragraph that an address of the same paragraph confirms. */
export function readConfirmed(line: string, addresses: readonly string[]): Entry[] {
  const text = line.slice(0, LINE_MAX);
  const found: Entry[] = [];
  for (const match of text.matchAll(/(?<![\p{L}\p{M}'’.-])\p{Lu}[\p{L}\p{M}]*/gu)) {
    const name = takeName(text, match.index);
    if (!name || found.some((entry) => entry.name.from + entry.name.name.length > match.index)) continue;
    if (addresses.some((address) => matchAddress(address, name.name) >= 2))
      found.push({ name, title: undefined, rest: undefined, kind: 'beside' });
  }
  return found;
}

/** The name that begins here, as far as it reaches. */
export function takeName(text: string, from: number): JudgedName | undefined {
  const words = [...text.slice(from, from + WINDOW).matchAll(/\S+/gu)].slice(0, WORDS_MAX);
  let count = 0;
  for (const [word] of words) {
    const bare = word.replace(/(?<![,;:)!?])[,;:)!?]+$/u, '');
    if (!NAME_WORD.test(bare.replace(/\.$/u, (end) => (bare.length < 6 ? end : '')))) break;
    count += 1;
    if (bare !== word || (word.endsWith('.') && word.length > 5)) break;
  }
  for (let length = count; length > 1; length -= 1) {
    const last = words[length - 1];
    if (!last) break;
    const end = last.index + last[0].replace(/(?<![,;:)!?])[,;:)!?]+$|(?<=\p{L}{4})\.$/u, '').length;
    const name = judgeName(text.slice(from, from + end));
    if (name) return { ...name, from: from + name.from };
  }
  return undefined;
}

/** Who is named behind the words of imprints, of introductions and of titles in a sentence. Of two titles of one name the longer says more. */
export function readNamed(line: string): Entry[] {
  const found = new Map<number, Entry>();
  for (const entry of [...readRepresented(line), ...readIntroduced(line), ...readOwn(line)]) {
    const known = found.get(entry.name.from);
    if (!known || (entry.title?.text.length ?? 0) > (known.title?.text.length ?? 0)) found.set(entry.name.from, entry);
  }
  return [...found.values()];
}
