import type { BoxOptions } from './service.ts';

export { type CardProcessorBox, startCardProcessor } from './card-processor/card-processor.ts';
export { type SteppedClock, steppedClock } from './clock/clock.ts';

export const TEST_APP_URL = 'http://app.box.test';

export const testOptions = (options: Partial<BoxOptions> = {}): BoxOptions => ({
  appUrl: TEST_APP_URL,
  now: () => new Date('2026-11-17T09:42:11.000Z'),
  log: { info: () => undefined, warn: () => undefined },
  ...options,
});

/** A browser as far as a sign-in needs one: cookies with their paths, redirects, forms. */
export function openBrowser() {
  const jar = new Map<string, { path: string; pair: string }>();

  function remember(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
      const name = pair.split('=', 1)[0];
      if (pair.endsWith('=')) jar.delete(`${path} ${name}`);
      else jar.set(`${path} ${name}`, { path, pair });
    }
  }

  const cookieHeader = (url: URL) =>
    [...jar.values()].flatMap(({ path, pair }) => (url.pathname.startsWith(path) ? pair : [])).join('; ');

  /** Goes on until a page is shown or the way leads out of the box; then `page` is undefined. */
  async function visit(address: string | URL, form?: Record<string, string>, headers: Record<string, string> = {}) {
    let url = new URL(address);
    let body = form && new URLSearchParams(form);
    while (url.origin !== TEST_APP_URL) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { accept: 'text/html', cookie: cookieHeader(url), ...headers },
        ...(body ? { method: 'POST', body } : {}),
      });
      remember(response);
      const location = response.headers.get('location');
      if (location === null) return { url, status: response.status, page: await response.text() };
      url = new URL(location, url);
      body = undefined;
    }
    return { url, status: 0, page: '' };
  }

  return { visit };
}
