import { plainName } from '../dns.ts';
import { type Network, parseNetwork, readPrefix } from '../ip.ts';

export type Qualifier = '+' | '-' | '~' | '?';

type Mechanism =
  | { kind: 'all' }
  | { kind: 'include' | 'exists'; target: string }
  /** Without a target it means the domain whose record this is. */
  | { kind: 'a' | 'mx'; target: string; prefix4: number; prefix6: number }
  | { kind: 'ptr' }
  | { kind: 'ip'; network: Network };

export type SpfTerm = { raw: string } & (
  | (Mechanism & { qualifier: Qualifier })
  | { kind: 'redirect'; target: string }
  /** RFC 7208, 6: `exp`, and modifiers nobody knows, change no result. */
  | { kind: 'modifier' }
  /** RFC 7208, 4.6: a name that is no mechanism, or an argument that cannot be read, spoils the whole record. */
  | { kind: 'unknown' | 'broken' }
);

/** RFC 7208, 4.5. */
export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

export const parseSpf = (text: string): SpfTerm[] => text.split(' ').filter(Boolean).slice(1).map(parseTerm);

export function parseTerm(raw: string): SpfTerm {
  const modifier = /^([a-z][a-z0-9._-]*)=(.*)$/i.exec(raw);
  if (modifier) return parseModifier(raw, modifier[1] ?? '', modifier[2] ?? '');
  const [, sign = '', name = '', argument = ''] = /^([+~?-]?)([a-z][a-z0-9._-]*)([:/].*)?$/i.exec(raw) ?? [];
  if (!MECHANISMS.has(name.toLowerCase())) return { raw, kind: 'unknown' };
  const mechanism = parseMechanism(name.toLowerCase(), argument);
  return mechanism ? { raw, ...mechanism, qualifier: readQualifier(sign) } : { raw, kind: 'broken' };
}

const MECHANISMS = new Set(['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists']);

const readQualifier = (sign: string): Qualifier => (sign === '-' || sign === '~' || sign === '?' ? sign : '+');

function parseModifier(raw: string, name: string, value: string): SpfTerm {
  if (name.toLowerCase() !== 'redirect') return { raw, kind: 'modifier' };
  return isDomainSpec(value) ? { raw, kind: 'redirect', target: plainName(value) } : { raw, kind: 'broken' };
}

/** The argument begins with its ":" or "/". */
function parseMechanism(name: string, argument: string): Mechanism | undefined {
  const target = argument.slice(1);
  switch (name) {
    case 'all':
      return argument === '' ? { kind: 'all' } : undefined;
    case 'include':
    case 'exists':
      return argument.startsWith(':') && isDomainSpec(target) ? { kind: name, target: plainName(target) } : undefined;
    case 'a':
    case 'mx':
      return parseHosts(name, argument);
    case 'ptr':
      return argument === '' || isDomainSpec(target) ? { kind: 'ptr' } : undefined;
    default: {
      const network = argument.startsWith(':') ? parseNetwork(target) : undefined;
      return network?.ip.kind() === `ipv${name.slice(2)}` ? { kind: 'ip', network } : undefined;
    }
  }
}

/** RFC 7208, 5.3 and 5.6: `a:name/24//64`; a slash within a macro is not the prefix's. */
const HOSTS = /^(?::((?:%\{[^}]*\}|%(?!\{)|[^/%])+))?(?:\/(\d+))?(?:\/\/(\d+))?$/;

function parseHosts(kind: 'a' | 'mx', argument: string): Mechanism | undefined {
  const parts = HOSTS.exec(argument);
  if (!parts) return;
  const [, target = '', four = '32', six = '128'] = parts;
  const prefix4 = readPrefix(four, 'ipv4');
  const prefix6 = readPrefix(six, 'ipv6');
  if (prefix4 === undefined || prefix6 === undefined || (target !== '' && !isDomainSpec(target))) return;
  return { kind, target: plainName(target), prefix4, prefix6 };
}

export const hasMacro = (target: string): boolean => target.includes('%');

/** RFC 7208, 7.1: a name of two labels or more, whose last is no number; or one that ends in a macro. */
function isDomainSpec(text: string): boolean {
  if (hasMacro(text)) return /^(?:%\{[a-z]\d*r?[.\-+,/_=]*\}|%[%_-]|[!-$&-~])+$/i.test(text);
  const labels = plainName(text).split('.');
  return (
    text.length <= 255 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label)) &&
    /[a-z-]/.test(labels.at(-1) ?? '')
  );
}
