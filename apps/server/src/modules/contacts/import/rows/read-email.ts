import { domainToUnicode } from 'node:url';
import { parseAddress, parseAddressList } from '@outrider/mail-kit';
import type { WordCode } from '../words.ts';

export type ReadEmail =
  | { email: string; name: string; remark?: WordCode }
  | { email: undefined; code: WordCode; meant: string };

/** What nearly every address looks like; the rest goes the long way. */
const PLAIN =
  /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*@(?:[a-wyz0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-wyz](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const LOCAL_MAX = 64;
const ADDRESS_MAX = 254;

/** Machines and lists take mail that nobody reads. */
const NOT_A_PERSON =
  /^(?=[^@]{1,64}@)(?:(?:[^@]+[-_.])?(?:bounces?|no-?reply|do-?not-?reply)(?:[-+=_.][^@]*)?|mailer-daemon|listserv|majordomo)@/;

/** The address in a cell, as contacts are known by: lower case, names of other alphabets in their own letters. */
export function readEmail(cell: string): ReadEmail {
  const lower = cell.toLowerCase();
  if (PLAIN.test(lower) && lower.length <= ADDRESS_MAX && lower.indexOf('@') <= LOCAL_MAX) return judged(lower, '');
  const text = cell
    .trim()
    .replace(/^mailto:/i, '')
    .trim();
  if (text === '') return { email: undefined, code: 'blankEmail', meant: '' };
  const single = parseAddress(text);
  if (single) return judged(normalize(single.address), single.name ?? '');
  const [first, second] = /[,;]/.test(text) ? parseAddressList(text.replaceAll(';', ',')) : [];
  const taken = first && second ? parseAddress(first.address) : null;
  if (first && taken) {
    const read = judged(normalize(taken.address), first.name);
    return read.email === undefined ? read : { ...read, remark: 'severalEmails' };
  }
  return { email: undefined, code: /\s/.test(text) ? 'spaceInEmail' : 'badEmail', meant: meantBy(text) };
}

function judged(email: string | undefined, name: string): ReadEmail {
  if (email === undefined) return { email, code: 'badEmail', meant: '' };
  if (NOT_A_PERSON.test(email)) return { email: undefined, code: 'notAPerson', meant: '' };
  return { email, name };
}

/** Undefined for what no mail from the internet reaches: a name without a dot, or a bare number of a machine. */
function normalize(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (!domain.includes('.') || domain.startsWith('[')) return undefined;
  const shown = /xn--|[^ -~]/.test(domain) ? domainToUnicode(domain) : domain;
  return shown === '' ? undefined : `${address.slice(0, at).normalize('NFC').toLowerCase()}@${shown}`;
}

/** The address that was probably meant; empty when that is unknown. */
function meantBy(text: string): string {
  const mended = text
    .replaceAll(/\s+/g, '')
    .replaceAll(/@{2,}/g, '@')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/[([]at[)\]]/gi, '@')
    .replace(/^[<"'(]+|(?<![>"'),.;])[>"'),.;]+$/g, '')
    .replace(/,(?=[a-z]{2,}$)/i, '.')
    .replace(/^\.|\.(?=@)/g, '');
  const read = parseAddress(mended);
  return (read && normalize(read.address)) ?? '';
}
