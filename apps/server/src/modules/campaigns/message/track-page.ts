import type { MailLinks } from './tracking-links.ts';

const LINK = /(<a\b[^<>]*?\shref\s*=\s*)(?:"(https?:\/\/[^"]*)"|'(https?:\/\/[^']*)')/gi;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };

type Track = NonNullable<MailLinks['track']>;

/** Leads links through the click address. The opt-out link stays as it is: nobody is counted for leaving. */
export const trackClicks = (html: string, wayOut: string, { click }: Pick<Track, 'click'>): string =>
  html.replaceAll(LINK, (whole: string, before: string, double?: string, single?: string) => {
    const target = (double ?? single ?? '').replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');
    return target === wayOut ? whole : `${before}"${click(target)}"`;
  });

/** A picture of one point at the end of the page. */
export function addPixel(html: string, { pixel }: Pick<Track, 'pixel'>): string {
  const image = `<img src="${pixel}" width="1" height="1" alt="">`;
  const end = html.toLowerCase().lastIndexOf('</body>');
  return end < 0 ? html + image : html.slice(0, end) + image + html.slice(end);
}
