import type { Chance } from './chance.ts';
import {
  COMPANIES,
  type Company,
  FREE_MAIL,
  PRACTICE_COMPANIES,
  type PracticeCompany,
  type Tongue,
} from './companies.ts';

export type Provider = 'google' | 'microsoft' | 'yahoo' | 'postfix' | 'exim';

/** How the domain's own hosts take mail, in a word; the MX part knows the details. */
export type HostManner =
  | 'accept'
  | 'catchAll'
  | 'liarCatchAll'
  | 'greylist'
  | 'tarpit'
  | 'policy'
  | 'rateLimit'
  | 'full'
  | 'refuseNullSender'
  | 'acceptThenBounce'
  | 'dropAfterBanner'
  | 'brokenTls';

export type BoxedDomain = {
  name: string;
  company: string;
  provider: Provider;
  kind: 'company' | 'freemail';
  /** Lowest preference first. Domains at Google- and Yahoo-like providers share their provider's hosts. */
  mx: { host: string; preference: number }[];
  language: Tongue;
  /** IANA. */
  zone: string;
  manner: HostManner;
  /** SPF, DKIM and DMARC, each under its full name. */
  txt: { name: string; value: string }[];
};

/** What the story needs to be so with every seed, among it the two hosts that are broken. */
const FIXED: Record<string, { host: string; provider: Provider; manner: HostManner }> = {
  'nordkai.test': { host: 'mx1.nordkai.test', provider: 'postfix', manner: 'accept' },
  'tidewatercargo.test': { host: 'mx1.tidewatercargo.test', provider: 'postfix', manner: 'accept' },
  'kestrelhaulage.test': { host: 'mail.kestrelhaulage.test', provider: 'exim', manner: 'accept' },
  'ostravacold.test': { host: 'mx.ostravacold.test', provider: 'postfix', manner: 'catchAll' },
  'sablecouriers.test': { host: 'mx3.sablecouriers.test', provider: 'postfix', manner: 'greylist' },
  'vexelfreight.test': { host: 'mx.vexelfreight.test', provider: 'exim', manner: 'tarpit' },
  'palet9.test': { host: 'mx.palet9.test', provider: 'postfix', manner: 'dropAfterBanner' },
  'polmroz.test': { host: 'mx.polmroz.test', provider: 'exim', manner: 'brokenTls' },
  'brightmoor.test': { host: 'mx.brightmoor.test', provider: 'postfix', manner: 'acceptThenBounce' },
};

/** Of the domains with hosts of their own. */
const MANNERS: Record<Exclude<HostManner, 'dropAfterBanner' | 'brokenTls'>, number> = {
  accept: 62,
  catchAll: 8,
  liarCatchAll: 3,
  greylist: 9,
  tarpit: 3,
  policy: 3,
  rateLimit: 4,
  full: 2,
  refuseNullSender: 3,
  acceptThenBounce: 3,
};

const PROVIDERS: Record<Provider, number> = { google: 30, microsoft: 32, yahoo: 4, postfix: 22, exim: 12 };

/** Every domain of the box. The names are always the same; who hosts them and how is drawn. */
export function drawDomains(chance: Chance): BoxedDomain[] {
  return [
    ...COMPANIES.map((company) => drawCompany(chance, company)),
    ...FREE_MAIL.map(freeMail),
    ...PRACTICE_COMPANIES.map(practiceCompany),
  ];
}

/** Every name a mail host of the box can have, for any seed, as a certificate has them. */
export const HOST_NAME_PATTERNS: readonly string[] = [
  ...[...COMPANIES, ...PRACTICE_COMPANIES].map(([name]) => `*.${name}`),
  '*.l.gmail.test',
  '*.aspmx.l.gmail.test',
  '*.gmail-smtp-in.l.gmail.test',
  '*.mail.outlook.test',
  '*.olc.outlook.test',
  '*.mail.yahoo.test',
  '*.am0.yahoo.test',
  '*.emig.gmx.test',
  '*.mail.icloud.test',
  '*.mailpark.test',
];

function drawCompany(chance: Chance, [name, company, language, zone]: Company): BoxedDomain {
  const fixed = FIXED[name];
  const provider = fixed?.provider ?? chance.weighted(`provider of ${name}`, PROVIDERS);
  const hosts = fixed ? [fixed.host] : companyHosts(chance, name, provider);
  const ownHosts = provider !== 'google' && provider !== 'yahoo';
  const manner = fixed?.manner ?? (ownHosts ? chance.weighted(`manner of ${name}`, MANNERS) : 'accept');
  const dmarc = chance.weighted(`dmarc of ${name}`, { none: 45, quarantine: 30, reject: 25 });
  const txt = recordsOf(name, SPF_OF[provider], SELECTOR_OF[provider], dmarc);
  return { name, company, provider, kind: 'company', mx: inOrder(hosts), language, zone, manner, txt };
}

/** Nothing of it is drawn. */
function practiceCompany([name, company, language, zone, provider]: PracticeCompany): BoxedDomain {
  const hosts = provider === 'postfix' ? [`mx1.${name}`] : providerHosts(name, provider);
  const txt = recordsOf(name, SPF_OF[provider], SELECTOR_OF[provider], 'none');
  return { name, company, provider, kind: 'company', mx: inOrder(hosts), language, zone, manner: 'accept', txt };
}

function companyHosts(chance: Chance, name: string, provider: Provider): string[] {
  if (provider !== 'postfix' && provider !== 'exim') return providerHosts(name, provider);
  const names = [`mx1.${name}`, `mx2.${name}`, `mx3.${name}`];
  return names.slice(0, Number(chance.weighted(`hosts of ${name}`, { '1': 5, '2': 4, '3': 1 })));
}

function providerHosts(name: string, provider: 'google' | 'yahoo' | 'microsoft'): string[] {
  if (provider === 'google') return ['aspmx.l.gmail.test', 'alt1.aspmx.l.gmail.test', 'alt2.aspmx.l.gmail.test'];
  if (provider === 'yahoo') return ['mx-biz.mail.yahoo.test'];
  return [`${name.replaceAll('.', '-')}.mail.outlook.test`];
}

const FREE_MAIL_HOSTS: Record<(typeof FREE_MAIL)[number][0], string[]> = {
  'gmail.test': ['gmail-smtp-in.l.gmail.test', 'alt1.gmail-smtp-in.l.gmail.test'],
  'outlook.test': ['outlook-com.olc.outlook.test'],
  'yahoo.test': ['mta5.am0.yahoo.test', 'mta6.am0.yahoo.test', 'mta7.am0.yahoo.test'],
  'gmx.test': ['mx00.emig.gmx.test', 'mx01.emig.gmx.test'],
  'icloud.test': ['mx01.mail.icloud.test', 'mx02.mail.icloud.test'],
};

function freeMail([name, provider]: (typeof FREE_MAIL)[number]): BoxedDomain {
  const own = recordsOf(name, `redirect=_spf.${name}`, SELECTOR_OF[provider], 'reject');
  const mx = inOrder(FREE_MAIL_HOSTS[name]);
  // Companies hosted here include this record in theirs.
  const spf = { name: `_spf.${name}`, value: 'v=spf1 ip4:127.0.0.0/8 ~all' };
  const company = name.replace('.test', '');
  const home = { language: 'en', zone: 'America/New_York', manner: 'accept' } as const;
  return { name, company, provider, kind: 'freemail', mx, ...home, txt: [...own, spf] };
}

const inOrder = (hosts: string[]) => hosts.map((host, index) => ({ host, preference: (index + 1) * 10 }));

const SPF_OF: Record<Provider, string> = {
  google: 'include:_spf.gmail.test ~all',
  microsoft: 'include:_spf.outlook.test -all',
  yahoo: 'include:_spf.yahoo.test ~all',
  postfix: 'mx -all',
  exim: 'a mx -all',
};

const SELECTOR_OF: Record<Provider, string> = {
  google: 'google',
  microsoft: 'selector1',
  yahoo: 's2048',
  postfix: 'mail',
  exim: 'dkim',
};

function recordsOf(name: string, spf: string, selector: string, policy: 'none' | 'quarantine' | 'reject') {
  return [
    { name, value: `v=spf1 ${spf}` },
    { name: `${selector}._domainkey.${name}`, value: `v=DKIM1; k=rsa; p=${PUBLIC_KEY}` },
    { name: `_dmarc.${name}`, value: `v=DMARC1; p=${policy}; rua=mailto:dmarc@${name}` },
  ];
}

/** A real RSA key, so that the record is well formed. Nobody in the box signs with it. */
const PUBLIC_KEY = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzWy/I9cECYfQXnjUGJID8llte35CM6C81tCSHYZMTGPJazfgA1q5tGdx',
  'qc9DyShmdrWlE97LH0X5P2dmWJ89YF9t65ZfsiECWR324uht3v+WjLIvJFRNaSjV7FZhM6xTQpJghNQaeSaLIPgKnQt9vBj2A9cC',
  'AF8YRFLhCJZmRRHwm1Xlhr2U0os2d6Tx0iISDNiQptMXfFnmQ4IXAlA3QIAj+Yy0FJLPOOiiI1++I37uhcH2FQ3UxJz8hPgUq73j',
  'c/EHE02js7tHWuFg+bv6KvniECm2rf/luG5BjjqqZUo64qQtkhVEG7/FgMbxbR+di+iu3Fhc8Gw2tyxiRDTzbwIDAQAB',
].join('');
