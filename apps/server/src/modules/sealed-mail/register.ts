import type { Registration } from '../../platform/registration.ts';
import { sealedMailWriters } from './notice-mails.ts';
import { sealedMailRoutes } from './sealed-mail.routes.ts';
import type { SealedMailDeps } from './sealed-mail-deps.ts';

export const register = (deps: SealedMailDeps & { appName: string }): Registration => ({
  routes: (api) => sealedMailRoutes(api, deps),
  mailWriters: sealedMailWriters(deps),
});
