export { rehearsalRoutes } from './rehearsal.routes.ts';
export { startFilmDesk } from './rehearsing/film-threads.ts';
export type { RehearsalDeps } from './rehearsing/rehearsal-deps.ts';
