export { register } from './register.ts';
export type { RehearsalDeps } from './rehearsing/rehearsal-deps.ts';
export { startSimulationWorker } from './rehearsing/simulation-threads.ts';
