/** RFC 1035, 2.3.4: what a name and one label of it may have, in octets. */
const NAME_OCTETS = 253;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const NEEDS_IDNA = /[\u0080-\u{10ffff}]|(?:^|\.)xn--/iu;

/** A host name or an address literal, as RFC 5321 lets it follow the @. */
export function isDomain(text: string): boolean {
  if (text.startsWith('[')) return isAddressLiteral(text);
  const ascii = NEEDS_IDNA.test(text) ? toAsciiDomain(text) : text;
  if (ascii === undefined || ascii.length > NAME_OCTETS) return false;
  return ascii.split('.').every((label) => LABEL.test(label));
}

/** Names that are in ASCII already and stay as they are; an ending with a digit first may be read as a number. */
const PLAIN = /^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/;

/** The name as DNS knows it (IDNA, UTS 46); undefined when it is not one. */
export function toAsciiDomain(domain: string): string | undefined {
  if (PLAIN.test(domain) && !domain.includes('xn--')) return domain;
  // What would end a host name in an address of the web must not reach its parser.
  if (/[\s/\\?#@:%[\]<>^|]/u.test(domain)) return undefined;
  return URL.parse(`http://${domain}/`)?.hostname;
}

/** RFC 5321, 4.1.3. */
function isAddressLiteral(text: string): boolean {
  if (!text.endsWith(']')) return false;
  const inner = text.slice(1, -1);
  return /^IPv6:/i.test(inner) ? isIpv6(inner.slice('IPv6:'.length)) : isIpv4(inner);
}

function isIpv4(text: string): boolean {
  const numbers = text.split('.');
  return numbers.length === 4 && numbers.every((number) => /^\d{1,3}$/.test(number) && Number(number) <= 255);
}

const IPV6_GROUPS = 8;

/** `::` stands for at least two groups (RFC 5321, 4.1.3: IPv6-comp has at most six others). */
function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const counts = halves.map((half, index) => countGroups(half, index === halves.length - 1));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return halves.length === 2 ? total <= IPV6_GROUPS - 2 : total === IPV6_GROUPS;
}

/** How many 16-bit groups these are, an IPv4 address at the end being two; NaN when they are none. */
function countGroups(text: string, mayEndInIpv4: boolean): number {
  if (text === '') return 0;
  const groups = text.split(':');
  const endsInIpv4 = mayEndInIpv4 && isIpv4(groups.at(-1) ?? '');
  const hexGroups = endsInIpv4 ? groups.slice(0, -1) : groups;
  if (!hexGroups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return Number.NaN;
  return hexGroups.length + (endsInIpv4 ? 2 : 0);
}
