import { readdirSync } from 'node:fs';

/** Breaks things on purpose and looks at what is left. `npm run faults -- NAME` */
type Faults = { run: (say: (line: string) => void) => Promise<boolean> };

const SUFFIX = '.faults.ts';
const [name] = process.argv.slice(2);
const files = readdirSync(new URL('../bench/faults', import.meta.url));
const known = files.flatMap((file) => (file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : [])).sort();

if (name === undefined || !known.includes(name)) {
  console.error(`npm run faults -- NAME, where NAME is one of: ${known.join(', ')}`);
  process.exitCode = 1;
} else {
  const { run }: Faults = await import(`../bench/faults/${name}${SUFFIX}`);
  process.exitCode = (await run((line) => console.log(line))) ? 0 : 1;
}
