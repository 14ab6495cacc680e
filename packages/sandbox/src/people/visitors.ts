import type { Chance } from '../world/chance.ts';

/** Who fetches a picture or follows a link, as the web sees it. */
export type Visitor =
  | 'browser'
  | 'outlook'
  | 'thunderbird'
  | 'appleMail'
  | 'iphone'
  | 'appleProxy'
  | 'gmailProxy'
  | 'gateway'
  | 'bot';

const WEBKIT_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBKIT_IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IMAGES = 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';

/** Apple's proxy deliberately says no more than this. */
const APPLE_PROXY = 'Mozilla/5.0';
const GMAIL_PROXY = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';
const OUTLOOK =
  'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/7.0; .NET4.0C; .NET4.0E; Microsoft Outlook 16.0.17328; ms-office; MSOffice 16)';

const AGENTS: Record<Exclude<Visitor, 'gateway' | 'bot'>, string> = {
  browser: CHROME,
  outlook: OUTLOOK,
  thunderbird: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.4.3',
  appleMail: WEBKIT_MAC,
  iphone: `${WEBKIT_IPHONE} Mobile/15E148`,
  appleProxy: APPLE_PROXY,
  gmailProxy: GMAIL_PROXY,
};

/** Gateways look like old browsers on purpose; only some name themselves. */
const GATEWAYS = [
  'Mozilla/5.0 (compatible; Barracuda Sentinel; +https://sentinel.barracudanetworks.test)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64; rv:54.0) Gecko/20100101 Firefox/54.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36',
  'Mimecast-URL-Protection/1.0',
] as const;

const BOTS = ['python-requests/2.32.3', 'Go-http-client/1.1', 'curl/8.9.1'] as const;

export function agentOf(chance: Chance, visitor: Visitor, address: string): string {
  if (visitor === 'gateway') return chance.pick(`gateway of ${domainOf(address)}`, GATEWAYS);
  if (visitor === 'bot') return chance.pick(`bot at ${address}`, BOTS);
  return AGENTS[visitor];
}

/** A click opens the person's browser, no matter where the mail was read. */
const BROWSER_OF: Partial<Record<Visitor, string>> = {
  iphone: `${WEBKIT_IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  appleMail: `${WEBKIT_MAC} Version/18.1 Safari/605.1.15`,
  outlook: `${CHROME} Edg/131.0.0.0`,
};

export const browserOf = (visitor: Visitor) => BROWSER_OF[visitor] ?? CHROME;

export const imageHeaders = (agent: string) => ({ 'user-agent': agent, accept: IMAGES, 'accept-encoding': 'gzip' });

export const pageHeaders = (agent: string) => ({
  'user-agent': agent,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
});

/** The name the request comes from, as the log of truth shows it. */
export function hostOf(chance: Chance, visitor: Visitor, address: string): string {
  const number = 1 + Math.floor(chance.share(`${visitor} host for ${address}`) * 40);
  if (visitor === 'appleProxy') return `apple-proxy-${number}.box.test`;
  if (visitor === 'gmailProxy') return `google-proxy-${number}.box.test`;
  if (visitor === 'gateway') return `gateway.${domainOf(address)}`;
  return visitor === 'bot' ? `host-${number}.rackfield.test` : address;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
