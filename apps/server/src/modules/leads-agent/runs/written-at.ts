import type { Page } from '@outrider/lead-finder/page';

const HEAD_MAX = 30_000;
const YEAR_IN_PATH = /(?:^|[/_-])((?:19|20)\d\d)(?=$|[/_.-])/u;
const PUBLISHED = /(?:article:published_time|datePublished)["'][^>]{0,40}["'](\d{4}-\d\d-\d\d)/u;

/** When a page was written, where its address or its head says so: an old list of staff names who left. */
export function writtenAtOf({ url, html }: Pick<Page, 'url' | 'html'>): string | null {
  const published = PUBLISHED.exec(html.slice(0, HEAD_MAX))?.[1];
  if (published && !Number.isNaN(Date.parse(published))) return new Date(published).toISOString();
  const year = YEAR_IN_PATH.exec(URL.parse(url)?.pathname.slice(0, 300) ?? '')?.[1];
  return year ? `${year}-12-31T00:00:00.000Z` : null;
}
