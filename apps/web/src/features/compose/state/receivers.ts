import { emailAddress } from '@outrider/contract/validation';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { parseAddressList } from '@outrider/mail-kit/addresses/parse-address-list';
import { type MailMemberType, MEMBER_TYPES, type Receiver } from './mail.ts';

/** A mail goes to at most so many (specification, section 9). */
/** The people the sender is reminded of after the people changed: still of everybody where it was everybody. */
export function remindedOf(
  reminded: readonly string[],
  before: readonly Receiver[],
  after: readonly Receiver[],
): string[] {
  const valid = (list: readonly Receiver[]) => list.map(({ email }) => email).filter(isValidEmail);
  const isEverybody = reminded.length > 0 && valid(before).every((email) => reminded.includes(email));
  return valid(after).filter((email) => isEverybody || reminded.includes(email));
}

export const RECEIVERS_MAX = 500;

/** Local part, @, and a domain with a suffix of at least two letters or digits (specification, section 5). */
export const isValidEmail = (email: string): boolean =>
  parseAddress(email) !== null && emailAddress.safeParse(email).success;

/** People as the writer typed or pasted them: names and addresses, one below the other or with commas between. */
export function parseReceivers(text: string, mailMemberType: MailMemberType = 'to'): Receiver[] {
  // A line, or a cell of a table, ends an entry as a comma does.
  const list = text.replaceAll(/[\r\n\t]+/g, ',');
  return parseAddressList(list)
    .map(({ name, address }) => ({ name: address === '' ? '' : name, email: address || name, mailMemberType }))
    .filter(({ email }) => email !== '');
}

/** `"Vogel, Katrin" <katrin@nordkai.test>`, quoted where a name has marks that mean something (RFC 5322, 3.2.3). */
export function writeReceiver({ name, email }: Pick<Receiver, 'name' | 'email'>): string {
  if (name === '' || !isValidEmail(email)) return email;
  const isPlain = /^[\p{L}\p{N}\p{M} !#$%&'*+/=?^_`{|}~-]+$/u.test(name);
  return `${isPlain ? name : `"${name.replaceAll(/["\\]/g, '\\$&')}"`} <${email}>`;
}

export function readReceiver(text: string, mailMemberType: MailMemberType): Receiver {
  const parsed = parseAddress(text.trim());
  return { email: parsed?.address ?? text, name: parsed?.name ?? '', mailMemberType };
}

const keyOf = ({ email }: Receiver) => email.toLowerCase();

/** Adds people; one who is there already, in any line, is not added a second time. */
export function addReceivers(list: readonly Receiver[], added: readonly Receiver[]): Receiver[] {
  const all = new Map(list.map((each) => [keyOf(each), each]));
  for (const each of added) if (!all.has(keyOf(each))) all.set(keyOf(each), each);
  return [...all.values()];
}

export const removeReceiver = (list: readonly Receiver[], email: string): Receiver[] =>
  list.filter((each) => each.email !== email);

/** To another line, before the one that stands there at that place. */
export function moveReceiver(list: readonly Receiver[], email: string, to: MailMemberType, before?: string) {
  const moved = list.find((each) => each.email === email);
  if (!moved || before === email) return [...list];
  const left = removeReceiver(list, email);
  const index = left.findIndex((each) => each.email === before);
  const put = { ...moved, mailMemberType: to };
  return index < 0 ? [...left, put] : left.toSpliced(index, 0, put);
}

/** To the line above or below, by keyboard. */
export function stepReceiver(list: readonly Receiver[], email: string, step: 1 | -1): Receiver[] {
  const at = list.find((each) => each.email === email)?.mailMemberType;
  const to = at && MEMBER_TYPES[MEMBER_TYPES.indexOf(at) + step];
  return to ? moveReceiver(list, email, to) : [...list];
}
