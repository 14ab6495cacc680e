import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

export type Host = { kind: 'address'; address: string } | { kind: 'name'; name: string };

const NAME_MAX = 253;

/** RFC 1123, 2.1, RFC 5890: letters, digits and hyphens, none at an edge. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** No top-level domain begins with a digit. Addresses in their odd spellings (127.1, 0x7f.1, 0177.0.0.1) end with one that does. */
const TOP_LABEL = /^[a-z]/;

/** A host as people write it, in one spelling; undefined when it is neither a full name nor a plain address. */
export function parseHost(text: string): Host | undefined {
  const typed = text.trim().toLowerCase();
  const address = typed.startsWith('[') && typed.endsWith(']') ? typed.slice(1, -1) : typed;
  // A zone (fe80::1%eth0) only makes sense within a machine's own network.
  if (isIP(address)) return address.includes('%') ? undefined : { kind: 'address', address };
  const name = toAscii(typed).replace(/\.$/, '');
  // Digits of other scripts become ours on the way.
  if (isIP(name)) return { kind: 'address', address: name };
  return isHostName(name) ? { kind: 'name', name } : undefined;
}

const toAscii = (name: string) => (/[\u0080-\uffff]/.test(name) ? domainToASCII(name) : name);

function isHostName(name: string): boolean {
  const labels = name.split('.');
  const [top = '', ...others] = labels.toReversed();
  return (
    name.length <= NAME_MAX && others.length > 0 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(top)
  );
}
