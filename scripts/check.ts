import { runChecks } from './check-steps.ts';

process.exitCode = (await runChecks(2)).length > 0 ? 1 : 0;
