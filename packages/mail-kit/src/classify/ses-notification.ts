import type { StatusOfRecipient } from './delivery-status.ts';
import type { ParsedMail } from './parsed-mail.ts';

/** What Amazon's mail service tells by notification instead of by report. */
export type SesNotification = {
  type: 'Bounce' | 'Complaint' | 'Delivery';
  recipients: StatusOfRecipient[];
  originalMessageId: string | undefined;
};

/** JSON in a mail of its notification service, or of a service that passes it on. */
export function readSesNotification({ from, text }: ParsedMail): SesNotification | undefined {
  const isSns = /@sns\.(?:[\w-]+\.)?amazonaws\.com$/.test(from.address);
  if (!isSns && !/^\s{0,100}\{\s{0,20}"/.test(text)) return undefined;
  const parsed = parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const wrapped = stringAt(parsed, 'Message');
  const facts = wrapped === undefined ? parsed : parseJson(wrapped);
  const type = stringAt(facts, 'notificationType') ?? stringAt(facts, 'eventType');
  if (type !== 'Bounce' && type !== 'Complaint' && type !== 'Delivery') return undefined;
  const about = at(facts, type.toLowerCase());
  const listed = at(about, type === 'Bounce' ? 'bouncedRecipients' : 'complainedRecipients') ?? at(about, 'recipients');
  return {
    type,
    recipients: (Array.isArray(listed) ? listed : []).map((entry: unknown) => ({
      address: (typeof entry === 'string' ? entry : (stringAt(entry, 'emailAddress') ?? '')).toLowerCase(),
      action: stringAt(entry, 'action') ?? (type === 'Bounce' ? 'failed' : ''),
      status: stringAt(entry, 'status') ?? '',
      diagnostic: stringAt(entry, 'diagnosticCode')?.replace(/^[\w-]{1,40};\s*/, '') ?? '',
      comment: bounceType(about),
    })),
    originalMessageId: stringAt(at(at(facts, 'mail'), 'commonHeaders'), 'messageId'),
  };
}

/** Without the words of a server there is still what the service made of them. */
const SUB_TYPES = new Map([
  ['NoEmail', 'no such user'],
  ['Suppressed', 'no such user'],
  ['OnAccountSuppressionList', 'no such user'],
  ['MailboxFull', 'mailbox full'],
  ['MessageTooLarge', 'message too large'],
  ['ContentRejected', 'content rejected'],
  ['AttachmentRejected', 'content rejected'],
]);

const bounceType = (bounce: unknown) => SUB_TYPES.get(stringAt(bounce, 'bounceSubType') ?? '') ?? '';

/** Programs fold long lines (RFC 5322, 2.1.1), also within a string, where JSON has no line ends. */
function parseJson(text: string): unknown {
  for (const folded of ['\n', '', ' ']) {
    try {
      return JSON.parse(text.replaceAll('\n', folded));
    } catch {}
  }
  return undefined;
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function stringAt(value: unknown, key: string): string | undefined {
  const found = at(value, key);
  return typeof found === 'string' ? found : undefined;
}
