import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';

/** The letters of the product; the browser takes its own for those that are not in them. */
const FONTS: Readonly<Record<string, string>> = {
  '/fonts/inter.woff2': import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  '/fonts/jetbrains-mono.woff2': import.meta.resolve(
    '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  ),
};

/**
 * Times in the reader's own zone, and what is left of them. The page says what the box's clock shows when it is sent, since the
 * machine's clock may show another time. Without this script the pages work too, with times in UTC.
 */
const SCRIPT = `const now = Number(document.querySelector('main').dataset.now) - performance.now();
const clock = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
for (const time of document.querySelectorAll('time')) time.textContent = clock.format(new Date(time.dateTime));
const counters = [...document.querySelectorAll('[data-until]')];
function count() {
  for (const counter of counters) {
    const seconds = Math.max(0, Math.ceil((Number(counter.dataset.until) - now - performance.now()) / 1000));
    counter.querySelector('b').textContent = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
    counter.hidden = false;
  }
}
count();
if (counters.length > 0) setInterval(count, 1000);
const code = document.querySelector('.code input');
code?.addEventListener('input', () => { code.value = code.value.replace(/\\D/g, '').slice(0, 6); });
const cancel = document.querySelector('.bank .close');
if (cancel) document.addEventListener('keydown', ({ key }) => { if (key === 'Escape') cancel.click(); });
`;

export const SCRIPT_PATH = '/checkout.js';

/** What the pages are drawn with. False: it is none of them. */
export async function sendFile(response: ServerResponse, path: string): Promise<boolean> {
  if (path === SCRIPT_PATH) {
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
    response.end(SCRIPT);
    return true;
  }
  const font = FONTS[path];
  if (font === undefined) return false;
  const letters = await readFile(new URL(font));
  response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }).end(letters);
  return true;
}
