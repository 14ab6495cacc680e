import type { Config } from '../../config.ts';
import type { CardsDeps } from '../../modules/cards/index.ts';
import { describeUser } from '../../modules/identity/index.ts';
import { lastingLinks } from './sealed-mail.ts';

export const composeCards = (config: Config, parts: Pick<CardsDeps, 'db' | 'jobs' | 'now'>): CardsDeps => ({
  ...parts,
  appUrl: config.appUrl,
  links: lastingLinks(config, 'cards'),
  findUser: (person) => describeUser(parts, person),
});
