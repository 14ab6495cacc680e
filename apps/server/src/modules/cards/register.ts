import type { Registration } from '../../platform/registration.ts';
import { cardRoutes } from './cards.routes.ts';
import type { CardsDeps } from './cards-deps.ts';
import { cardMailWriters } from './tasks.ts';

export const register = (deps: CardsDeps & { appName: string }): Registration => ({
  routes: (api) => cardRoutes(api, deps),
  mailWriters: cardMailWriters(deps),
});
