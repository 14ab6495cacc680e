import type { Chance } from '../world/chance.ts';
import type { Provider } from '../world/domains.ts';
import type { Person } from '../world/world.ts';
import type { Client } from './mime/reply.ts';
import type { Visitor } from './visitors.ts';

const CLIENTS: Record<Provider, Partial<Record<Client, number>>> = {
  google: { gmailWeb: 7, iphone: 3 },
  microsoft: { outlookDesktop: 6, outlookMobile: 2, iphone: 2 },
  yahoo: { htmlOnly: 6, iphone: 4 },
  postfix: { thunderbird: 4, appleMail: 3, outlookDesktop: 2, htmlOnly: 1 },
  exim: { thunderbird: 4, appleMail: 2, outlookDesktop: 2, htmlOnly: 2 },
};

/** The client a person has used for years. */
export const clientOf = (chance: Chance, { address, provider }: Person): Client => {
  const weights = CLIENTS[provider];
  return chance.weighted(`client of ${address}`, weights as Record<Client, number>);
};

/** How the person's own device names itself when it fetches something. */
const OWN_EYES: Record<Client, Visitor> = {
  gmailWeb: 'browser',
  outlookDesktop: 'outlook',
  outlookMobile: 'iphone',
  appleMail: 'appleMail',
  iphone: 'iphone',
  thunderbird: 'thunderbird',
  htmlOnly: 'browser',
};

/** As what the person's own device shows itself. */
export const eyesOf = (chance: Chance, person: Person): Visitor => OWN_EYES[clientOf(chance, person)];
