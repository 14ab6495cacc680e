import type { Box } from '@outrider/sandbox';
import type { KnownProvider } from '../modules/mailboxes/index.ts';
import { createResolver, type Resolver } from '../platform/dns/resolver.ts';
import { createRoutedNetwork, type Network } from '../platform/net/network.ts';
import type { FetchedImage } from '../platform/web/fetch-image.ts';
import type { FetchedText } from '../platform/web/fetch-text.ts';
import { drawBoxedImage } from './boxed-images.ts';
import { fetchFromProduct } from './fetch-from-product.ts';

type BoxedHost = Pick<KnownProvider, 'name' | 'provider' | 'domains' | 'appPasswordNeeded'> & {
  host: string;
  /** Ends of the names under which companies hosted there get their mail. */
  takesAt?: readonly string[];
};

/** Whose mailboxes the box has, as a newcomer would come to know the real ones from their help pages. */
const HOSTS: BoxedHost[] = [
  {
    name: 'Gmail',
    provider: 'google',
    host: 'workspace.gmail.test',
    domains: ['gmail.test'],
    takesAt: ['l.gmail.test'],
    appPasswordNeeded: true,
  },
  {
    name: 'Microsoft 365',
    provider: 'microsoft',
    host: 'office.outlook.test',
    domains: ['outlook.test'],
    takesAt: ['mail.outlook.test', 'olc.outlook.test'],
  },
  { name: 'Mailhaven', provider: 'other', host: 'mailhaven.test', domains: [] },
  { name: 'Oldmail', provider: 'other', host: 'oldmail.test', domains: [] },
];

/** Takes mail for people of the box; nobody can connect a mailbox there. */
const YAHOO: BoxedHost = {
  name: 'Yahoo',
  provider: 'other',
  host: 'yahoo.test',
  domains: ['yahoo.test'],
  takesAt: ['mail.yahoo.test', 'am0.yahoo.test'],
};

const known = ({ host, takesAt = [], ...provider }: BoxedHost): KnownProvider => ({
  ...provider,
  mx: [host, ...takesAt],
  smtp: { host: `smtp.${host}`, port: 587, security: 'starttls', user: '' },
  imap: { host: `imap.${host}`, port: 993, security: 'tls', user: '' },
});
/** Where a mailbox of the box can be. */
export const PROVIDERS = HOSTS.map(known);

type MailParts = {
  resolver: Resolver;
  network: Network;
  providers: readonly KnownProvider[];
  /** Whose hosts take the mail of people who are written to. */
  recipientProviders: readonly KnownProvider[];
  fetchImage: (url: string) => Promise<FetchedImage | undefined>;
  fetchPage: (url: string) => Promise<string | undefined>;
  fetchText: (url: string) => Promise<FetchedText>;
};

/** Names, ways and providers of the boxed world; no way leads out of it. */
export function boxedMail({ nameServer, route, ca }: Box, appUrl: string): MailParts {
  const resolver = createResolver({ servers: [`${nameServer.host}:${nameServer.port}`] });
  return {
    resolver,
    network: createRoutedNetwork({ resolver, route, ca }),
    providers: PROVIDERS,
    recipientProviders: [...PROVIDERS, known(YAHOO)],
    fetchImage: (url) => drawBoxedImage(resolver, url),
    // The box has no web hosts; what its domains publish stands in their zones.
    fetchPage: async () => undefined,
    fetchText: (url) => fetchFromProduct(resolver, appUrl, url),
  };
}
