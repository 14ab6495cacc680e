/** RFC 5322, 3.2.3: what a name may hold without quotes; a letter of another script is written as it is (RFC 6532). */
const PLAIN = /^[^\p{Cc}()<>[\]:;@\\,."]*$/u;

/** `Name <address>`, or the address alone. Control characters, with which a header would be broken off, are left out. */
export function formatAddress({ name, address }: { name: string; address: string }): string {
  const clean = name.replaceAll(/\p{Cc}+/gu, ' ').trim();
  if (clean === '') return address;
  return `${PLAIN.test(clean) ? clean : `"${clean.replaceAll(/["\\]/g, '\\$&')}"`} <${address}>`;
}
