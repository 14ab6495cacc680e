import ipaddr from 'ipaddr.js';

/** RFC 4291, 2.4 and the IANA registry: nothing else has been given out for use in the public internet. */
const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet. What is not known to be public is not: loopback, private
 * (RFC 1918, 4193), shared (RFC 6598), link-local with the metadata services of clouds, multicast, documentation,
 * reserved, and every IPv6 form that carries an IPv4 address (mapped, 6to4, NAT64, Teredo), with any address in it.
 */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST_V6);
}

export const isLoopbackAddress = (text: string): boolean => ipaddr.parse(text).range() === 'loopback';
