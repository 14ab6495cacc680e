import { isDomain } from './domain.ts';
import { isLocalPart, quotedStringEnd } from './local-part.ts';

/** RFC 5321, 4.5.3.1: a path has at most 256 octets, two of them its brackets. */
const ADDRESS_OCTETS = 254;

export type Mailbox = { address: string; name?: string };

/**
 * One mailbox that can be sent to: `a@b.test`, `Name <a@b.test>` or `a@b.test (Name)`. Null for anything else: more than
 * one, a group, or an address no server would take in an envelope. White space around it is the caller's to cut.
 */
export function parseAddress(text: string): Mailbox | null {
  if (isAddress(text)) return { address: text };
  const named = splitAngle(text) ?? splitComment(text);
  if (!named || !isAddress(named.address)) return null;
  return named.name === '' ? { address: named.address } : named;
}

/** Whether this is an address as RFC 5321 (Mailbox) and RFC 6531 have it. */
export function isAddress(text: string): boolean {
  const at = text.startsWith('"') ? quotedStringEnd(text) : text.indexOf('@');
  if (at < 1 || text[at] !== '@') return false;
  return isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1)) && fitsPath(text);
}

/** No letter of a string takes more than three octets, so a short one need not be counted. */
const fitsPath = (text: string) =>
  text.length * 3 <= ADDRESS_OCTETS || new TextEncoder().encode(text).length <= ADDRESS_OCTETS;

const NAME_FORM = /^(?:[^"<>@(),:;\\\p{Cc}]|"(?:[^"\\\p{Cc}]|\\\P{Cc})*")*$/u;

/** `Name <address>`, where the name is words and quoted strings. */
function splitAngle(text: string): { address: string; name: string } | undefined {
  if (!text.endsWith('>')) return undefined;
  const open = openingAngle(text);
  const phrase = text.slice(0, Math.max(open, 0)).trim();
  if (open < 0 || !NAME_FORM.test(phrase)) return undefined;
  // Every quote is closed here; that it need not be keeps the time in proportion to the text.
  const name = phrase.replaceAll(/"((?:[^"\\]|\\.)*)"?/g, (_all, quoted: string) => quoted.replaceAll(/\\(.)/g, '$1'));
  return { address: text.slice(open + 1, -1), name };
}

/** The first angle bracket outside quotes. */
function openingAngle(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\' && isQuoted) at++;
    else if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === '<' && !isQuoted) return at;
  }
  return -1;
}

const COMMENT_FORM = /^([^\s(]+) ?\(([^()\\\p{Cc}]*)\)$/u;

/** `address (Name)`, the form before RFC 822 had names; still written by some programs. */
function splitComment(text: string): { address: string; name: string } | undefined {
  const [, address, name] = COMMENT_FORM.exec(text) ?? [];
  return address === undefined || name === undefined ? undefined : { address, name: name.trim() };
}
