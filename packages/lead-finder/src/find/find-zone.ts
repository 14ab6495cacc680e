import { hasTitleWord } from '../words/titles.ts';
import type { Zone } from '../zone.ts';

const set = (words: string) => new Set(words.split(' '));

const NAVIGATION = set(
  'nav navbar navigation menu breadcrumb breadcrumbs dropdown pagination toc sidenav submenu cookie cookies lang language navlinks',
);
const FOOTER = set('footer copyright colophon');
const VOICES = set(
  'testimonial testimonials review reviews reviewer quote quotes quotation comment comments commentlist commenter sponsor sponsors partner partners client clients customer customers feedback opinion opinions referenzen kundenstimmen',
);
const WORKS = set(
  'publication publications bibliography citation citations reference references bibtex csl award awards abstract',
);
const ELEMENTS: Record<string, Zone> = {
  nav: 'navigation',
  footer: 'footer',
  form: 'form',
  select: 'form',
  button: 'form',
  blockquote: 'voices',
  code: 'works',
};
const WHOLE_PAGE = set('html body main #root');
/** Content may stand in a wrapper that is named after the menu beside it. */
const CONTENT = set('main article section h1');
const CONTENT_LABELS = set('content main');

/** What a tag says itself. `content`: the menu around it ends here. */
export type OwnZone = Zone | 'content' | undefined;

export function zoneWithin(own: OwnZone, parent: Zone | undefined): Zone | undefined {
  if (own === 'content') return parent === 'navigation' ? undefined : parent;
  return own ?? parent;
}

export function ownZoneOf(name: string, attributes: ReadonlyMap<string, string>, labels: readonly string[]): OwnZone {
  const own = ELEMENTS[name];
  if (own) return own;
  if (attributes.get('role') === 'navigation') return 'navigation';
  if (!WHOLE_PAGE.has(name)) {
    for (const label of labels) {
      if (NAVIGATION.has(label) && !CONTENT.has(name)) return 'navigation';
      if (FOOTER.has(label)) return 'footer';
      if (VOICES.has(label)) return 'voices';
      if (WORKS.has(label)) return 'works';
    }
  }
  return CONTENT.has(name) || labels.some((label) => CONTENT_LABELS.has(label)) ? 'content' : undefined;
}

const VOICE_HEADING =
  /testimonial|success stor|(?:customer|client) stor|case stud|erfolgsgeschichten|casos de éxito|storie di successo|cas clients|(?:clients?|customers?|people|they|others) say|sponsor|kundenstimmen|referenzen|recensies|reviews?\b|opiniones|clientes|témoignages|avis clients|recensioni|dicono di noi|depoimentos|opinie|reference|客户|комментари|отзыв|\bcomments?\b|kommentare|comentarios|commentaires|unterstützer/iu;
/** Companies mostly, but a law firm's partners are its people. */
const PARTNER_HEADING = /\bpartner(?:s|en|innen)?\b|partenaires|parceiros|\bsocios\b|合作伙伴|شركاء/iu;
const WORK_HEADING =
  /publication|publikation|veröffentlich|publicacion|pubblicazion|publicaç|literatur|bibliograph|references|citation|\bpapers?\b|\bnews\b|aktuelles|nachrichten|\bnieuws\b|noticias|actualités|\bblog\b|\btalks?\b|\bawards?\b|\bpress\b|seminar|workshops|events?\b|论文|成果|新闻|論文|acknowledg|danksagung|thanks|lectures?\b|schedule|programme?\b|projects?\b/iu;

export function zoneOfHeading(heading: string): Zone | undefined {
  const text = heading.slice(0, 120);
  if (VOICE_HEADING.test(text)) return 'voices';
  if (PARTNER_HEADING.test(text)) return 'partners';
  if (WORK_HEADING.test(text) && !hasTitleWord(text)) return 'works';
  return undefined;
}
