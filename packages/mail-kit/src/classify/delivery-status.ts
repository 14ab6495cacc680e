import { isAddress } from '../addresses/parse-address.ts';
import { type Field, fieldOf, readFieldBlocks } from './header-fields.ts';

/** What a report says of one recipient (RFC 3464, 2.3). */
export type StatusOfRecipient = {
  address: string;
  /** In lower case: failed, delayed, delivered, relayed, expanded, or what a program made up. */
  action: string;
  status: string;
  diagnostic: string;
  /** RFC 3464, 2.3.4 allows words in brackets after the status; most are made from the code. */
  comment: string;
};

export type DeliveryStatus = { recipients: StatusOfRecipient[]; originalMessageId: string | undefined };

export function readDeliveryStatus(text: string): DeliveryStatus {
  const blocks = readFieldBlocks(text);
  return {
    recipients: blocks.flatMap(recipientsOf),
    originalMessageId: blocks
      .slice(0, 3)
      .map((block) => fieldOf(block, 'x-original-message-id'))
      .find((id) => id !== undefined),
  };
}

/** Programs forget the blank line between two recipients: a field that comes twice begins another one. */
function recipientsOf(block: Field[]): StatusOfRecipient[] {
  const groups: Field[][] = [];
  let seen = new Set<string>();
  for (const field of block) {
    const group = groups.at(-1);
    if (!group || (PER_RECIPIENT.includes(field.name) && seen.has(field.name))) {
      groups.push([field]);
      seen = new Set([field.name]);
    } else {
      group.push(field);
      seen.add(field.name);
    }
  }
  return groups.flatMap((group) => recipientOf(group) ?? []);
}

const PER_RECIPIENT = ['final-recipient', 'original-recipient', 'action', 'status'];

/** The address as the sender wrote it is the one the sender knows; the final one may be an alias of it. */
function recipientOf(block: Field[]): StatusOfRecipient | undefined {
  const named = ['original-recipient', 'final-recipient', 'x-actual-recipient'].map((name) => fieldOf(block, name));
  const action = fieldOf(block, 'action')?.toLowerCase() ?? '';
  if (named.every((value) => value === undefined)) return undefined;
  return {
    address: named.map(addressIn).find((address) => address !== '') ?? '',
    action: /^[a-z-]{1,20}/.exec(action)?.[0] ?? '',
    status: /[245]\.\d{1,3}\.\d{1,3}/.exec(fieldOf(block, 'status') ?? '')?.[0] ?? '',
    diagnostic: fieldOf(block, 'diagnostic-code')?.replace(/^[\w-]{1,40};\s*/, '') ?? '',
    comment: /\(([^()]{1,200})\)/.exec(fieldOf(block, 'status') ?? '')?.[1] ?? '',
  };
}

/** `rfc822;user@example.org`, with or without its type, brackets and the route of old. */
function addressIn(value: string | undefined): string {
  const [address = ''] = (value ?? '')
    .replace(/^[\w-]{1,20}\s*;\s*/, '')
    .replace(/^</, '')
    .split('>', 1);
  return isAddress(address.trim()) ? address.trim().toLowerCase() : '';
}
