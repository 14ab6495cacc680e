import { runChecks } from './check-steps.ts';

process.exitCode = (await runChecks(2)) ? 0 : 1;
