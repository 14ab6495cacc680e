import { decodePercent } from '@outrider/mail-kit/mime/decode-percent';
import type { Page, PageElement } from '../page.ts';
import type { Person } from '../person.ts';
import { readPage } from '../read/read-page.ts';
import { foldText } from '../words/fold-words.ts';
import { remember } from '../words/remember.ts';

export const PAGE_KINDS = ['team', 'imprint', 'about', 'contact', 'references', 'jobs'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What links are called and what their addresses hold, in ten languages and without accents. */
const SIGNS: Record<PageKind, RegExp> = {
  team: /\b(?:(?:our|the|meet the|das|unser|notre|nuestro|il nostro|ons|nasz|nas|a nossa|vart) ?)?(?:teams?|people|staff|leadership|management|board|crew|who we are|our experts|ansprechpartner\w*|mitarbeiter\w*|mitarbeitende|fuhrung|geschaftsfuhrung|geschaftsleitung|vorstand|kopfe|menschen|personen|l ?equipe|equipe|direction|dirigeants|equipo|quienes[ -]?somos|directiva|squadra|persone|staff|organigramma|organigramm|medewerkers|wie[ -]?zijn[ -]?wij|directie|bestuur|zespol|zarzad|ludzie|kadra|kontakty osobowe|tym|lide|vedeni|nasi[ -]?lide|equipa|quem[ -]?somos|administracao|medarbetare|ledning|ledningsgrupp|personal|styrelse|founders?)\b/u,
  imprint:
    /\b(?:imprint|impressum|legal[ -]?notice|legal|mentions[ -]?legales|aviso[ -]?legal|note[ -]?legali|informazioni[ -]?legali|colofon|dane[ -]?firmy|informacje[ -]?prawne|identifikacni[ -]?udaje|pravni[ -]?informace|informacoes[ -]?legais|juridisk[ -]?information|company[ -]?information|company[ -]?details|terms)\b/u,
  about:
    /\b(?:about|about[ -]?us|company|our[ -]?story|uber[ -]?uns|ueber[ -]?uns|unternehmen|firma|wir|a[ -]?propos|apropos|qui[ -]?sommes[ -]?nous|entreprise|societe|sobre[ -]?nosotros|nosotros|empresa|la[ -]?empresa|chi[ -]?siamo|azienda|over[ -]?ons|bedrijf|o[ -]?nas|o[ -]?firmie|o[ -]?spolecnosti|o[ -]?firme|sobre[ -]?nos|sobre|a[ -]?empresa|om[ -]?oss|om[ -]?foretaget|history|profile)\b/u,
  contact:
    /\b(?:contacts?|contact[ -]?us|kontakt\w*|nous[ -]?contacter|contacto|contactos|contatti|contattaci|contato|contatos|kontakta[ -]?oss|get[ -]?in[ -]?touch|locations?|standorte?|anfahrt)\b/u,
  references:
    /\b(?:references?|referenzen|referenz|customers?|clients?|case[ -]?stud(?:y|ies)|success[ -]?stories|kunden|projekte|clientes?|casos|clienti|referenze|klanten|referenties|klienci|referencje|realizacje|reference|zakaznici|referencias|clientes|kunder|referenser|portfolio|partners?|partner|partnerzy)\b/u,
  jobs: /\b(?:jobs?|careers?|karriere|stellen\w*|stellenangebote|carrieres?|recrutement|rejoignez\w*|empleo|trabaja\w*|lavora[ -]?con[ -]?noi|carriere|vacatures|werken[ -]?bij|praca|kariera|kariery|carreiras?|trabalhe\w*|jobba\w*|lediga[ -]?jobb|join[ -]?us|hiring)\b/u,
};

const LINKS_MAX = 1_500;
const URL_MAX = 1_000;
const TEXT_MAX = 80;
const PER_KIND = 2;
const FILE = /\.(?:pdf|jpe?g|png|gif|svg|webp|zip|docx?|xlsx?|pptx?|mp4|mp3|ics|vcf|xml|json|css|js)$/iu;

/** Pages of the same host to read next, people's pages first, at most two of a kind. */
export const pickPages = ({ html, url }: { html: string; url: string }): { url: string; kind: PageKind }[] =>
  pickPagesOf(readPage(html, url));

export function pickPagesOf(page: Page): { url: string; kind: PageKind }[] {
  const base = parseUrl(page.url);
  if (!base) return [];
  const texts = textsOfLinks(page);
  const found = new Map<string, { kind: PageKind; score: number }>();
  for (const { href, element } of page.links.slice(0, LINKS_MAX)) {
    const target = parseUrl(href, base);
    if (!target || !isSameHost(target, base) || FILE.test(target.pathname)) continue;
    target.hash = '';
    if (target.href === base.href) continue;
    const judged = judgeLink(target, texts.get(element) ?? element.tag.attributes.get('title') ?? '');
    const known = found.get(target.href);
    if (judged && (!known || judged.score > known.score)) found.set(target.href, judged);
  }
  const kept: { url: string; kind: PageKind }[] = [];
  for (const wanted of PAGE_KINDS) {
    const ofKind = [...found]
      .filter(([, { kind }]) => kind === wanted)
      .sort(([a, { score }], [b, other]) => other.score - score || a.length - b.length);
    kept.push(...ofKind.slice(0, PER_KIND).map(([target]) => ({ url: target, kind: wanted })));
  }
  return kept;
}

/** Links that lead from a list of names to a page of each: only for those of whom nothing else is known here. */
export function pickProfilesOf(page: Page, people: readonly Person[]): string[] {
  const base = parseUrl(page.url);
  const names = new Set(people.flatMap(({ name, title }) => (title === undefined ? [foldText(name)] : [])));
  if (!base || names.size === 0) return [];
  const texts = textsOfLinks(page);
  const found = new Set<string>();
  for (const { href, element } of page.links.slice(0, LINKS_MAX)) {
    if (!names.has(foldText(texts.get(element) ?? ''))) continue;
    const target = parseUrl(href, base);
    if (!target || !isSameHost(target, base) || FILE.test(target.pathname)) continue;
    target.hash = '';
    if (target.href !== base.href && found.size < PROFILES_MAX) found.add(target.href);
  }
  return [...found];
}

const PROFILES_MAX = 40;

/** What a page is by its address alone. */
export function kindOfPage(url: string): PageKind | undefined {
  const path = /^https?:\/\/[^/?#]{1,253}([^?#]*)/iu.exec(url.slice(0, URL_MAX))?.[1];
  return path === undefined ? undefined : kindOfPath(path);
}

const kindOfPath = remember((path: string): PageKind | undefined => {
  const words = wordsOfPath(path);
  return PAGE_KINDS.find((kind) => SIGNS[kind].test(words));
});

const wordsOfPath = (path: string) => foldText(decodePercent(path.slice(0, 200))).replace(/[/_.+-]+/gu, ' ');

function textsOfLinks(page: Page): Map<PageElement, string> {
  const texts = new Map<PageElement, string>();
  for (const { text, pieces } of page.lines) {
    for (const { from, to, element } of pieces) {
      const link = [element, element.parent, element.parent?.parent].find((at) => at?.name === 'a');
      if (!link) continue;
      const known = texts.get(link) ?? '';
      if (known.length < TEXT_MAX)
        texts.set(link, `${known} ${text.slice(from, Math.min(to, from + TEXT_MAX))}`.trim());
    }
  }
  return texts;
}

function judgeLink(target: URL, text: string): { kind: PageKind; score: number } | undefined {
  const shown = foldText(text.slice(0, TEXT_MAX));
  const path = wordsOfPath(target.pathname);
  const depth = target.pathname.split('/').filter(Boolean).length;
  for (const kind of PAGE_KINDS) {
    const inText = shown.length < 40 && SIGNS[kind].test(shown);
    const inPath = SIGNS[kind].test(path);
    if (inText || inPath)
      return { kind, score: (inText ? 2 : 0) + (inPath ? 1 : 0) - depth * 0.3 - (target.search === '' ? 0 : 0.5) };
  }
  return undefined;
}

/** Every link is read with its page's address, so that one is cut off too. */
function parseUrl(text: string, base?: URL): URL | undefined {
  const parsed = text.length > URL_MAX ? undefined : URL.parse(text, base);
  return parsed && /^https?:$/u.test(parsed.protocol) ? parsed : undefined;
}

const isSameHost = (a: URL, b: URL) => a.host.replace(/^www\./u, '') === b.host.replace(/^www\./u, '');
