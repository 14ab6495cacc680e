import type { Network } from '../../../../platform/net/network.ts';
import type { PageAnswer, PageRefusal, ReadWebPage } from '../source.ts';
import { decodePage } from './decode-page.ts';
import { type Document, type DocumentWish, fetchDocument, refusalOf } from './fetch-document.ts';
import { createRobotsFinder } from './find-robots.ts';
import { createHostPacer } from './host-pacer.ts';

export type CrawlDeps = {
  /** For the ports of the web: it says where a name leads and whether one may go there, anew for every request. */
  network: Network;
  appUrl: string;
  now: () => Date;
  /** In milliseconds, never set back. */
  monotonic: () => number;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Between two requests to one host, unless it wishes for longer. */
  gapMs?: number;
  /** Requests at a time, to all hosts together. */
  parallel?: number;
  timeoutMs?: number;
  pageMaxBytes?: number;
};

/** The product token of robots.txt (RFC 9309, 2.2.1). */
const PRODUCT_TOKEN = 'Outrider';

const GAP_MS = 1_000;
const PARALLEL = 16;
/** For one page with everything on the way to it, waiting for one's turn left out. */
const TIMEOUT_MS = 15_000;
const PAGE_MAX_BYTES = 2_097_152;
const REDIRECTS_MAX = 5;
const URL_MAX = 2_000;

const ACCEPT = 'text/html, application/xhtml+xml, text/plain;q=0.5';
const READABLE = /^\s*(?:text\/html|application\/xhtml\+xml|text\/plain)\s*(?:;|$)/i;

/** Pages of the web, asked for one host at a time and as its robots.txt allows. Never throws. */
export function createPageReader(deps: CrawlDeps): ReadWebPage {
  const { network, now, gapMs = GAP_MS, timeoutMs = TIMEOUT_MS, pageMaxBytes = PAGE_MAX_BYTES } = deps;
  // An admin who finds us in a log can find out who asked.
  const agent = `Mozilla/5.0 (compatible; ${PRODUCT_TOKEN}/1.0; +${deps.appUrl})`;
  const pace = createHostPacer({ ...deps, parallel: deps.parallel ?? PARALLEL });

  /** The time a host takes counts; the time until it is its turn does not. */
  const fetchPaced = (url: URL, delayMs: number, wish: Omit<DocumentWish, 'agent'>): Promise<Document> =>
    pace(url.host, { gapMs: Math.max(gapMs, delayMs), signal: wish.signal }, () => {
      const signal = AbortSignal.any([wish.signal, AbortSignal.timeout(timeoutMs)]);
      return fetchDocument(network, url, { ...wish, agent, signal });
    });

  const findRobots = createRobotsFinder({
    agent: PRODUCT_TOKEN,
    monotonic: deps.monotonic,
    fetch: (url, wish) => fetchPaced(url, 0, wish),
  });

  /** Every step is checked as the first one: a page may lead to where nobody may go. */
  async function follow(start: URL, signal: AbortSignal): Promise<PageAnswer> {
    let url = start;
    for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
      const robots = await findRobots(url, signal);
      if (typeof robots === 'string') return refused(url, robots);
      if (!robots.isAllowed(url)) return refused(url, 'robots');
      const wants = (status: number, type: string) => status === 200 && READABLE.test(type);
      const got = await fetchPaced(url, robots.delayMs, { accept: ACCEPT, maxBytes: pageMaxBytes, wants, signal });
      const next = nextOf(got, url);
      if (next === undefined) return answerOf(got, url);
      if (next === 'nowhere') return refused(url, 'unavailable');
      url = next;
    }
    return refused(url, 'unavailable');
  }

  function answerOf(got: Document, url: URL): PageAnswer {
    if (got.kind !== 'answered') return refused(url, refusalOf(got.kind));
    if (got.status === 404 || got.status === 410) return refused(url, 'gone');
    if (got.status !== 200) return refused(url, 'unavailable');
    if (!READABLE.test(got.type)) return refused(url, 'notHtml');
    if (got.isCut) return refused(url, 'tooLarge');
    return { kind: 'read', url: url.href, html: decodePage(got.bytes, got.type), readAt: now().toISOString() };
  }

  return async (text, signal) => {
    const url = readAddress(text);
    if (!url) return { kind: 'refused', url: text, why: 'unavailable' };
    try {
      return await follow(url, signal);
    } catch {
      return refused(url, 'timedOut');
    }
  };
}

const refused = (url: URL, why: PageRefusal): PageAnswer => ({ kind: 'refused', url: url.href, why });

function readAddress(text: string): URL | undefined {
  const url = text.length <= URL_MAX ? URL.parse(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  return url;
}

function nextOf(got: Document, url: URL): URL | 'nowhere' | undefined {
  if (got.kind !== 'answered' || ![301, 302, 303, 307, 308].includes(got.status)) return undefined;
  const next = URL.parse(got.location ?? '', url.href);
  return (next && readAddress(next.href)) ?? 'nowhere';
}
