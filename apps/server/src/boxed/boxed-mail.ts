import type { Box } from '@outrider/sandbox';
import type { KnownProvider } from '../modules/mailboxes/index.ts';
import { createResolver, type Resolver } from '../platform/dns/resolver.ts';
import { createRoutedNetwork, type Network } from '../platform/net/network.ts';
import type { FetchedImage } from '../platform/web/fetch-image.ts';
import { drawBoxedImage } from './boxed-images.ts';

type BoxedHost = Pick<KnownProvider, 'name' | 'provider' | 'domains' | 'appPasswordNeeded'> & {
  host: string;
};

/** Whose mailboxes the box has, as a newcomer would come to know the real ones from their help pages. */
const HOSTS: BoxedHost[] = [
  {
    name: 'Gmail',
    provider: 'google',
    host: 'workspace.gmail.test',
    domains: ['gmail.test'],
    appPasswordNeeded: true,
  },
  {
    name: 'Microsoft 365',
    provider: 'microsoft',
    host: 'office.outlook.test',
    domains: ['outlook.test'],
  },
  { name: 'Mailhaven', provider: 'other', host: 'mailhaven.test', domains: [] },
  { name: 'Oldmail', provider: 'other', host: 'oldmail.test', domains: [] },
];

const PROVIDERS: KnownProvider[] = HOSTS.map(({ host, ...known }) => ({
  ...known,
  mx: [host],
  smtp: { host: `smtp.${host}`, port: 587, security: 'starttls', user: '' },
  imap: { host: `imap.${host}`, port: 993, security: 'tls', user: '' },
}));

type MailParts = {
  resolver: Resolver;
  network: Network;
  providers: readonly KnownProvider[];
  fetchImage: (url: string) => Promise<FetchedImage | undefined>;
};

/** Names, ways and providers of the boxed world; no way leads out of it. */
export function boxedMail({ nameServer, route, ca }: Box): MailParts {
  const resolver = createResolver({ servers: [`${nameServer.host}:${nameServer.port}`] });
  return {
    resolver,
    network: createRoutedNetwork({ resolver, route, ca }),
    providers: PROVIDERS,
    fetchImage: (url) => drawBoxedImage(resolver, url),
  };
}
