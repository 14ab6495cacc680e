export { rehearsalRoutes } from './rehearsal.routes.ts';
export { startFilmWorker } from './rehearsing/film-threads.ts';
export type { RehearsalDeps } from './rehearsing/rehearsal-deps.ts';
