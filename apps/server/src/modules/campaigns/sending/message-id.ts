import { randomBytes } from 'node:crypto';

/** RFC 5322, 3.6.4. The ledger's number is in it, and a word nobody can guess. */
export const newMessageId = (ledgerId: string, sender: string) =>
  `<${BigInt(ledgerId).toString(36)}.${randomBytes(9).toString('hex')}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;

const FORM = /^<?([0-9a-z]{1,13})\.[0-9a-f]{18}@[^@\s<>]+>?$/;

/** The number in a Message-ID that has the form of ours; whether it is ours, the ledger's row says. */
export function ledgerIdIn(messageId: string): string | undefined {
  const [, digits] = FORM.exec(messageId.trim()) ?? [];
  if (digits === undefined) return undefined;
  let id = 0n;
  for (const digit of digits) id = id * 36n + BigInt(Number.parseInt(digit, 36));
  return id.toString();
}
