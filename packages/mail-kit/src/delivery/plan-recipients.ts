import { parseAddress } from '../addresses/parse-address.ts';

/** Specification, section 9: a mail goes to at most so many people. */
export const RECIPIENTS_MAX = 500;

export type Recipient = { name: string; address: string };
export type RecipientLists = { to: Recipient[]; cc: Recipient[]; bcc: Recipient[] };

export type WantedRecipients = {
  /** "Name <address>" or an address, as typed. */
  to: readonly string[];
  cc: readonly string[];
  bcc: readonly string[];
  /** One mail for each of them: nobody sees the others. */
  isOneRcpt: boolean;
};

export type RecipientPlan = {
  /** The mails to send, each with the people it names. */
  mails: RecipientLists[];
  /** What is no address, as typed: dropped. */
  malformed: string[];
  count: number;
};

type ListName = keyof RecipientLists;
const LISTS: readonly ListName[] = ['to', 'cc', 'bcc'];

/**
 * Who gets a mail, each once: a recipient in several lists stays in the most visible one. With one mail for each, cc and bcc
 * are merged into to (specification, section 5).
 */
export function planRecipients({ isOneRcpt, ...typed }: WantedRecipients): RecipientPlan {
  const known = new Set<string>();
  const malformed: string[] = [];
  const lists: RecipientLists = { to: [], cc: [], bcc: [] };
  for (const list of LISTS) {
    for (const entry of typed[list]) {
      const text = entry.trim();
      if (text === '') continue;
      const parsed = parseAddress(text);
      if (!parsed) malformed.push(text);
      else if (!known.has(keyOf(parsed.address))) {
        known.add(keyOf(parsed.address));
        lists[list].push({ name: parsed.name ?? '', address: parsed.address });
      }
    }
  }
  const everybody = LISTS.flatMap((list) => lists[list]);
  const mails = isOneRcpt ? everybody.map((person) => ({ to: [person], cc: [], bcc: [] })) : [lists];
  return { mails: everybody.length === 0 ? [] : mails, malformed, count: everybody.length };
}

/** Left out of every list; a mail nobody is left of goes too. */
export function leaveOut(mails: readonly RecipientLists[], isLeftOut: (address: string) => boolean): RecipientLists[] {
  const keep = (people: readonly Recipient[]) => people.filter(({ address }) => !isLeftOut(address));
  return mails
    .map(({ to, cc, bcc }) => ({ to: keep(to), cc: keep(cc), bcc: keep(bcc) }))
    .filter((mail) => addressesOf(mail).length > 0);
}

export const addressesOf = ({ to, cc, bcc }: RecipientLists): string[] =>
  [...to, ...cc, ...bcc].map(({ address }) => address);

/** Servers may tell apart the case of a local part (RFC 5321, 2.4); none that matters does. */
const keyOf = (address: string) => address.toLowerCase();
