import { isIP } from 'node:net';
import type { SignUpRule } from '@outrider/contract/app-config';
import { isAddress, parseAddress } from '@outrider/mail-kit';
import { z } from 'zod';
import { planBook, USUAL_PLANS } from './modules/billing/index.ts';

/** An empty value counts as not set. */
const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);

const shaped = (fits: (value: string) => boolean, shape: string) =>
  z.preprocess(emptyIsAbsent, z.string().refine(fits, shape).optional());

export const text = z.preprocess(emptyIsAbsent, z.string().optional());

export const textOr = (usual: string) => z.preprocess(emptyIsAbsent, z.string().default(usual));

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, usual: T[number]) =>
  z.preprocess((value) => emptyIsAbsent(value) ?? usual, z.enum(values, { error: wordsFor(values) }));

export const optionalOneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(emptyIsAbsent, z.enum(values, { error: wordsFor(values) }).optional());

const wordsFor = (values: readonly string[]) => `should be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

export const wholeNumber = (min: number, max: number, usual: number) => {
  const error = `should be a whole number from ${min} to ${max}`;
  return z.preprocess(
    emptyIsAbsent,
    z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).default(usual),
  );
};

export const plans = shaped(
  (value) => planBook(value) !== undefined,
  'should be JSON such as {"currency":"EUR","mailbox":250,"plans":{"starter":{"monthly":2500,"quotas":{"MAIL":8000}}}}, prices in minor units',
).transform((value) => planBook(value) ?? USUAL_PLANS);

export const modelPrice = shaped(
  (value) => /^\d{1,4}(?:\.\d{1,4})?\/\d{1,4}(?:\.\d{1,4})?$/.test(value),
  'should be the price of a million tokens read and written in US dollars, such as 0.15/0.60',
);

export const webAddress = shaped(isUrl(/^https?:$/), 'should be a web address such as https://outrider.example.com');

export const webAddresses = shaped(
  (value) => listed(value).every(isUrl(/^https?:$/)),
  'should be web addresses such as https://directory.example.com/companies, separated by commas',
);

/** Paths are put behind it, which begin with a slash themselves. */
export const webPrefix = webAddress.transform((url) => url?.replace(/(?<!\/)\/+$/, ''));

export const proxyAddress = shaped(
  isUrl(/^socks5h?:$/),
  'should look like socks5://user:password@proxy.example.com:1080',
);

export const databaseAddress = shaped(
  // A socket is named behind a question mark, and then there is no host.
  (value) => isUrl(/^postgres(?:ql)?:$/)(value) || /^postgres(?:ql)?:\/\/\/\w+\?host=\//.test(value),
  'should look like postgres://user:password@db.example.com:5432/outrider, with %40 for @, %23 for # and %2F for / in the password',
);

export const smtpAddress = shaped(
  isUrl(/^smtps?:$/),
  'should look like smtp://user:password@mail.example.com:587, or smtps://…:465, with %40 for @ in the user or the password',
);

export const sender = shaped(
  (value) => parseAddress(value.trim()) !== null,
  'should be one address, such as Outrider <hello@example.com>',
);

export const address = shaped(isAddress, 'should be an address such as verify@example.com');

/** RFC 1123, 2.1; a single label is fine inside a network. */
const HOST_NAME = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.?$/i;
/** Looks like an address and is none, such as 10.0.0.300. */
const ONLY_NUMBERS = /^[\d.]+$/;

const isHostName = (value: string) => HOST_NAME.test(value) && !ONLY_NUMBERS.test(value);

export const hostName = shaped(isHostName, 'should be a host name such as mail.example.com');

export const ownAddress = shaped(
  (value) => isIP(value) > 0 || isHostName(value),
  'should be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them',
);

export const nameServers = shaped(
  (value) => listed(value).every(isNameServer),
  'should be IP addresses, each with a port where it is not 53, such as 192.0.2.53, 192.0.2.54:5353 or [2001:db8::53]:5353',
);

const isNameServer = (value: string) => isIP(value) > 0 || isAddressWithPort(value);

function isAddressWithPort(value: string): boolean {
  const [, v6, v4, port] = /^(?:\[([^\]]+)\]|([\d.]+)):(\d{1,5})$/.exec(value) ?? [];
  const fits = v6 === undefined ? isIP(v4 ?? '') === 4 : isIP(v6) === 6;
  return fits && Number(port) >= 1 && Number(port) <= 65_535;
}

export const ownAddressWithPort = shaped(
  isAddressWithPort,
  'should be an address of this machine with a port, such as 127.0.0.1:9464 or [::1]:9464',
).transform(readAddressWithPort);

function readAddressWithPort(value: string | undefined): { host: string; port: number } | undefined {
  if (!value) return undefined;
  const cut = value.lastIndexOf(':');
  return { host: value.slice(0, cut).replace(/^\[|\]$/g, ''), port: Number(value.slice(cut + 1)) };
}

const HOPS = /^\d{1,2}$/;

/** How many proxies are in front of us, or which. */
export const trustedProxies = shaped(
  (value) => HOPS.test(value) || (listed(value).length > 0 && listed(value).every(isNetwork)),
  'should be how many proxies are in front, such as 1, or their addresses, such as 10.0.0.5, 192.168.0.0/16',
).transform((value = '0'): number | string[] => (HOPS.test(value) ? Number(value) : listed(value)));

/** RFC 4632: an address, alone or with how many of its first bits count. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

const SIGN_UP_WORDS = new Set(['open', 'invite', 'closed']);

/** A word, or the domains whose addresses may. */
export const signUpRule = shaped(
  (value) => SIGN_UP_WORDS.has(value) || (listed(value).length > 0 && listed(value).every(isMailDomain)),
  'should be open, invite or closed, or the domains whose addresses may sign up, such as example.com, example.org',
).transform((value): SignUpRule | undefined => {
  if (value === undefined) return undefined;
  if (SIGN_UP_WORDS.has(value)) return { mode: value as SignUpRule['mode'], domains: [] };
  return { mode: 'domains', domains: listed(value.toLowerCase()) };
});

const isMailDomain = (value: string) => isHostName(value) && /\.[a-z][a-z\d-]*$/i.test(value);

/** Without a dot in front: com, co.uk. */
export const domainEndings = z.preprocess(
  (value) => emptyIsAbsent(value) ?? 'com, net, org, co, io',
  z
    .string()
    .refine(
      (value) =>
        listed(value).length > 0 && listed(value).every((ending) => /^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(ending)),
      'should be endings of domains without a dot in front, such as com, net, co.uk',
    ),
);

/** RFC 7208, 5: mechanisms, without the version in front and `all` at the end. */
export const spfTerms = z.preprocess(
  (value) => emptyIsAbsent(value) ?? 'mx',
  z
    .string()
    .regex(
      /^(?:(?:a|mx)(?::[\w.-]+)?|(?:include|ip4|ip6):[\w.:/-]+)(?: (?:(?:a|mx)(?::[\w.-]+)?|(?:include|ip4|ip6):[\w.:/-]+)){0,9}$/,
      'should look like include:_spf.example.com or mx, without v=spf1 and all',
    ),
);

const TOKEN_LENGTH = 16;
export const token = shaped(
  (value) => value.length >= TOKEN_LENGTH && !/\s/.test(value),
  `should be at least ${TOKEN_LENGTH} characters without a space, such as what openssl rand -hex 32 gives`,
);

const SECRET_LENGTH = 32;
export const secret = shaped(
  (value) => value.length >= SECRET_LENGTH,
  `should be at least ${SECRET_LENGTH} characters, such as what openssl rand -hex 32 gives`,
);

export const oldSecrets = shaped(
  (value) => listed(value).every((old) => old.length >= SECRET_LENGTH),
  `should be earlier values of OUTRIDER_SECRET, each at least ${SECRET_LENGTH} characters, separated by commas`,
);

export const seconds = z.preprocess(
  (value) => emptyIsAbsent(value) ?? '60, 300, 900, 3600',
  z
    .string()
    .regex(
      /^(?:none|\d{1,6}(?:\s*,\s*\d{1,6}){0,9})$/,
      'should be up to ten numbers of seconds such as 60, 300, 900, or none',
    ),
);

export const listed = (value = '') => value.split(/[\s,]+/).filter(Boolean);

function isUrl(protocol: RegExp) {
  return (value: string) => {
    const url = URL.parse(value);
    return url !== null && protocol.test(url.protocol) && url.hostname !== '';
  };
}
