import { parseArgs } from 'node:util';
import { freePort } from '../../apps/server/src/platform/start/free-port.ts';
import { launchBrowser } from '../../bench/launch-browser.ts';
import { startThrowawayProduct } from '../../scripts/throwaway-product.ts';
import { comparePictures } from './compare-pictures.ts';
import { LOOKS } from './looks.ts';
import { writeComparison, writeSheet } from './picture-sheets.ts';
import { takePictures } from './take-pictures.ts';

const USAGE = `npm run pictures -- FOLDER [--before FOLDER] [--of URL] [--look NAME]

Takes a picture of every screen, in light, dark, Chinese and German, on a computer, a phone and a tablet.
  --before  an earlier folder: what changed is laid side by side
  --of      a product that runs already, of another version perhaps; else one is started
  --look    only this one: ${LOOKS.map(({ name }) => name).join(', ')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, of: { type: 'string' }, look: { type: 'string', multiple: true } },
});
const [folder] = positionals;
const say = (line: string) => console.log(line);

/** The demo's campaigns are made while the product starts. */
async function start(): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (values.of !== undefined) return { origin: values.of, stop: async () => {} };
  const port = await freePort();
  const product = await startThrowawayProduct(port);
  return { origin: `http://localhost:${port}`, stop: () => product.stop() };
}

async function take(into: string): Promise<void> {
  const { origin, stop } = await start();
  const browser = await launchBrowser();
  try {
    const looks = LOOKS.filter(({ name }) => values.look === undefined || values.look.includes(name));
    await takePictures(looks, { browser, origin, folder: into, say });
  } finally {
    await browser.close();
    await stop();
  }
  say(await writeSheet(into));
  if (values.before === undefined) return;
  const compared = await comparePictures(values.before, into);
  for (const { name, changed } of compared) if (changed > 0) say(`${(changed * 100).toFixed(2).padStart(6)} % ${name}`);
  say(await writeComparison(values.before, into, compared));
}

if (folder === undefined) say(USAGE);
else await take(folder);
