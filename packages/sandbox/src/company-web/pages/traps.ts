import type { Site } from '../site.ts';
import type { WebPage } from '../web-types.ts';
import { htmlPage, redirectPage } from './page-kit.ts';

/** Pages that hurt a careless crawler, and the link that leads to them. */
export type Trap = { link: string; pages: [path: string, page: () => WebPage][] };

const SLOW_MS = 8_000;
const HUGE_LINES = 40_000;

const linkTo = (path: string, label: string) => `<p><a href="${path}">${label}</a></p>`;

export function trapOf(site: Site): Trap | undefined {
  const base = `http://${site.company.host}`;
  const page = (path: string, body: string) => htmlPage(site, { path, title: path.slice(1), body });
  switch (site.traits.trap) {
    case 'slow':
      return {
        link: linkTo('/catalogue', 'PDF'),
        pages: [['/catalogue', () => ({ ...page('/catalogue', ''), delayMs: SLOW_MS })]],
      };
    case 'huge':
      return { link: linkTo('/spare-parts', 'A–Z'), pages: [['/spare-parts', () => page('/spare-parts', hugeList())]] };
    case 'loop':
      return {
        link: linkTo('/shop', 'Shop'),
        pages: [
          ['/shop', () => redirectPage(`${base}/shop`, `${base}/shop/`)],
          ['/shop/', () => redirectPage(`${base}/shop/`, `${base}/shop`)],
        ],
      };
    case 'missing':
      return { link: linkTo('/press', 'Press'), pages: [] };
    case 'failing':
      return {
        link: linkTo('/search', 'Search'),
        pages: [['/search', () => ({ ...page('/search', ''), status: 500 })]],
      };
    case 'none':
    case 'wrong-charset':
      return undefined;
  }
}

const hugeList = () =>
  `<ul>${Array.from({ length: HUGE_LINES }, (_, index) => `<li>No. ${String(index).padStart(6, '0')}, in stock</li>`).join('\n')}</ul>`;
