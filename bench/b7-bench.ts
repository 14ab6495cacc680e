import { runBench } from './bench.ts';
console.log(await runBench('sending', (process.argv[2] ?? 'short') as 'short', (line) => console.log(line)));
