import { listBenches, runBench } from './bench.ts';

const [name] = process.argv.slice(2);
const benches = await listBenches();

if (name === undefined) {
  console.log(`npm run bench -- NAME, where NAME is one of:\n  ${benches.join('\n  ')}`);
} else if (!benches.includes(name)) {
  console.error(`There is no bench "${name}". There are: ${benches.join(', ')}.`);
  process.exitCode = 1;
} else {
  const passed = await runBench(name, 'full', (line) => console.log(line));
  process.exitCode = passed ? 0 : 1;
}
