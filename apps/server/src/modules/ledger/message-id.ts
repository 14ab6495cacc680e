import { createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Message-IDs of the ledger's mails (RFC 5322, 3.6.4). */
export type MessageIds = {
  create(ledgerId: string, sender: string): string;
  /** The number in one that has the form of ours; whether it is ours, the ledger's row says. */
  ledgerIdIn(messageId: string): string | undefined;
};

const SALT_BYTES = 7;
/** Numbers of the ledger are less: of the UUIDs of others one in 65 536 looks like one of ours. */
const LEDGER_BITS = 48n;

/**
 * To strangers a UUID by lot (RFC 9562, 5.4), as many programs write: it tells neither how many mails there were nor what
 * sent them. With the secret the ledger's number is read from it, so that an answer is found by the primary key.
 */
export function createMessageIds(secrets: readonly [Buffer, ...Buffer[]]): MessageIds {
  const masks = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'message-id', 32));
    return (salt: Buffer) => createHmac('sha256', key).update(salt).digest().readBigUInt64BE();
  });
  const [newest] = masks;
  return {
    create(ledgerId, sender) {
      const salt = randomBytes(SALT_BYTES);
      const masked = BigInt(ledgerId) ^ (newest?.(salt) ?? 0n);
      const digits = salt.toString('hex') + masked.toString(16).padStart(16, '0');
      return `<${writeUuid(digits)}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
    },
    ledgerIdIn(messageId) {
      const text = messageId.trim();
      const digits = UUID.exec(text)?.slice(1).join('');
      if (digits === undefined) return numberIn(text);
      const salt = Buffer.from(digits.slice(0, 2 * SALT_BYTES), 'hex');
      const masked = BigInt(`0x${digits.slice(2 * SALT_BYTES)}`);
      const id = masks.map((mask) => masked ^ mask(salt)).find((found) => found > 0n && found >> LEDGER_BITS === 0n);
      return id?.toString();
    },
  };
}

/** All but the version and the variant, which are fixed. */
const UUID = /^<?([0-9a-f]{8})-([0-9a-f]{4})-4([0-9a-f]{3})-[89ab]([0-9a-f]{3})-([0-9a-f]{12})@[^@\s<>]+>?$/;

function writeUuid(digits: string): string {
  const variant = '89ab'.charAt((randomBytes(1)[0] ?? 0) % 4);
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(12, 15)}`,
    `${variant}${digits.slice(15, 18)}`,
    digits.slice(18),
  ];
  return parts.join('-');
}

/** As they were written at first; answers to them may still come. */
const NUMBERED = /^<?([0-9a-z]{1,13})\.[0-9a-f]{18}@[^@\s<>]+>?$/;

function numberIn(text: string): string | undefined {
  const [, digits] = NUMBERED.exec(text) ?? [];
  if (digits === undefined) return undefined;
  let id = 0n;
  for (const digit of digits) id = id * 36n + BigInt(Number.parseInt(digit, 36));
  return id.toString();
}
