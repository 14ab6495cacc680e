import type { Refusal } from './behaviour.ts';

export type Provider = 'google' | 'microsoft' | 'yahoo' | 'postfix' | 'exim';

/** The code, the enhanced status (RFC 3463; not every provider gives one) and the text, `\n` between lines. */
export type Reply = { code: number; status: string; text: string };

/** `id` is the host's mark of this reply, as it would stand in its log. */
type Facts = { host: string; client: string; address: string; id: string; now: Date };

type Wording = {
  banner: string;
  greeting: string;
  accepted: string;
  goodbye: string;
  refusals: Record<Refusal, Reply>;
};

const reply = (code: number, status: string, text: string): Reply => ({ code, status, text });

const POSTFIX: Wording = {
  banner: '{host} ESMTP Postfix',
  greeting: '{host}',
  accepted: '2.0.0 Ok: queued as {id}',
  goodbye: '2.0.0 Bye',
  refusals: {
    unknownUser: reply(550, '5.1.1', '<{address}>: Recipient address rejected: User unknown in virtual mailbox table'),
    greylisted: reply(
      451,
      '4.7.1',
      '<{address}>: Recipient address rejected: Greylisting in action, please come back later',
    ),
    full: reply(452, '4.2.2', '<{address}>: Recipient address rejected: Mailbox is full'),
    fullForGood: reply(
      552,
      '5.2.2',
      '<{address}>: Recipient address rejected: Quota exceeded (mailbox for user is full)',
    ),
    disabled: reply(550, '5.2.1', '<{address}>: Recipient address rejected: This mailbox has been disabled'),
    policy: reply(550, '5.7.1', 'Message rejected due to local policy; contact postmaster@{host}'),
    slowDown: reply(450, '4.7.1', 'Error: too much mail from {client}'),
    hangUp: reply(421, '4.7.0', '{host} Error: too many messages from {client}, closing connection'),
    tooManyConnections: reply(421, '4.7.0', '{host} Error: too many connections from {client}'),
    nullSender: reply(550, '5.7.1', '<>: Sender address rejected: Access denied'),
    relay: reply(554, '5.7.1', '<{address}>: Relay access denied'),
  },
};

const GOOGLE_HELP = 'https://support.google.com/mail/?p=';
const google = (text: string, page: string) => `${text}\n ${GOOGLE_HELP}${page} {id} - gsmtp`;

const GOOGLE: Wording = {
  banner: 'mx.google.com ESMTP {id} - gsmtp',
  greeting: 'mx.google.com at your service, [{client}]',
  accepted: '2.0.0 OK  {seconds} {id} - gsmtp',
  goodbye: '2.0.0 closing connection {id} - gsmtp',
  refusals: {
    ...POSTFIX.refusals,
    unknownUser: reply(
      550,
      '5.1.1',
      google(
        "The email account that you tried to reach does not exist. Please try\ndouble-checking the recipient's email address for typos or\nunnecessary spaces. For more information, go to",
        'NoSuchUser',
      ),
    ),
    greylisted: reply(
      451,
      '4.7.1',
      google('This message has been temporarily deferred. For more information, go to', 'TransientError'),
    ),
    full: reply(
      452,
      '4.2.2',
      google("The recipient's inbox is out of storage space. Please direct the\nrecipient to", 'OverQuotaTemp'),
    ),
    fullForGood: reply(
      552,
      '5.2.2',
      google(
        "The recipient's inbox is out of storage space and inactive. Please direct the\nrecipient to",
        'OverQuotaPerm',
      ),
    ),
    disabled: reply(
      550,
      '5.2.1',
      google('The email account that you tried to reach is inactive. For more information, go to', 'DisabledUser'),
    ),
    policy: reply(
      550,
      '5.7.1',
      google(
        '[{client}] Our system has detected that this message is\nlikely unsolicited mail. To reduce the amount of spam sent to Gmail,\nthis message has been blocked. For more information, go to',
        'UnsolicitedMessageError',
      ),
    ),
    slowDown: reply(
      450,
      '4.7.1',
      google(
        'The user you are trying to contact is receiving mail at a rate that\nprevents additional messages from being delivered. For more information, go to',
        'ReceivingRate',
      ),
    ),
    hangUp: reply(
      421,
      '4.7.28',
      google(
        'Our system has detected an unusual rate of\nunsolicited mail originating from your IP address [{client}]. To protect our\nusers from spam, mail sent from your IP address has been temporarily\nrate limited. For more information, go to',
        'UnsolicitedRateLimitError',
      ),
    ),
    tooManyConnections: reply(421, '4.7.0', 'Try again later, closing connection. {id} - gsmtp'),
  },
};

const MICROSOFT: Wording = {
  banner: '{host} Microsoft ESMTP MAIL Service ready at {date}',
  greeting: '{host} Hello [{client}]',
  accepted: '2.6.0 <{id}@{host}> [InternalId={seconds}, Hostname={host}] Queued mail for delivery',
  goodbye: '2.0.0 Service closing transmission channel',
  refusals: {
    ...POSTFIX.refusals,
    unknownUser: reply(
      550,
      '5.1.10',
      'RESOLVER.ADR.RecipientNotFound; Recipient {address} not found by SMTP address lookup',
    ),
    greylisted: reply(451, '4.7.1', 'Server busy. Please try again later from [{client}]. (S77719) [{host}]'),
    full: reply(452, '4.2.2', 'Mailbox full; STOREDRV.Deliver; mailbox {address} is over its quota [{host}]'),
    fullForGood: reply(552, '5.2.2', 'STOREDRV.Deliver; mailbox full. The mailbox of {address} is over quota [{host}]'),
    disabled: reply(550, '5.2.1', 'STOREDRV.Deliver; mailbox disabled. The account does not accept mail [{host}]'),
    policy: reply(550, '5.7.1', 'Service unavailable, Client host [{client}] blocked using policy. AS(1430) [{host}]'),
    slowDown: reply(
      450,
      '4.7.1',
      'Requested action aborted; The sending rate of [{client}] exceeds the limit [{host}]',
    ),
    hangUp: reply(421, '4.7.0', 'RP-001 Messages from {client} exceed the rate allowed. Closing connection [{host}]'),
    tooManyConnections: reply(421, '4.7.0', 'RP-002 Too many concurrent connections from {client} [{host}]'),
    relay: reply(550, '5.7.64', 'TenantAttribution; Relay Access Denied [{host}]'),
  },
};

const YAHOO: Wording = {
  banner: '{host} ESMTP ready',
  greeting: '{host}',
  accepted: 'ok dirdel',
  goodbye: '{host}',
  refusals: {
    ...POSTFIX.refusals,
    unknownUser: reply(
      554,
      '',
      "delivery error: dd This user doesn't have a {domain} account ({address}) [0] - {host}",
    ),
    greylisted: reply(451, '4.7.1', '[TSS04] Messages from {client} temporarily deferred due to unexpected volume'),
    full: reply(452, '4.2.2', 'delivery error: dd Requested mail action not taken: mailbox {address} is full - {host}'),
    fullForGood: reply(
      552,
      '5.2.2',
      'delivery error: dd Requested mail action aborted: mailbox {address} is over quota - {host}',
    ),
    disabled: reply(
      550,
      '5.2.1',
      'delivery error: dd Sorry, your message to {address} cannot be delivered. This mailbox is disabled (554.30). - {host}',
    ),
    policy: reply(550, '5.7.1', '[PH01] Email not accepted for policy reasons'),
    slowDown: reply(
      450,
      '4.7.1',
      '[TSS05] Messages from {client} temporarily deferred: user is receiving too much mail',
    ),
    hangUp: reply(
      421,
      '4.7.0',
      '[TSS04] Messages from {client} temporarily deferred due to unexpected volume or user complaints',
    ),
    tooManyConnections: reply(421, '4.7.0', '[TSS11] Too many connections from {client}; closing'),
  },
};

const EXIM: Wording = {
  banner: '{host} ESMTP Exim 4.98 {date}',
  greeting: '{host} Hello [{client}]',
  accepted: 'OK id={id}',
  goodbye: '{host} closing connection',
  refusals: {
    ...POSTFIX.refusals,
    unknownUser: reply(550, '5.1.1', '<{address}>: No such user here'),
    greylisted: reply(451, '4.7.1', 'Temporarily rejected: greylisted, try again later'),
    disabled: reply(550, '5.2.1', '<{address}>: Account suspended'),
    policy: reply(550, '5.7.1', 'Administrative prohibition'),
    relay: reply(550, '5.7.1', 'relay not permitted'),
  },
};

const WORDINGS: Record<Provider, Wording> = {
  google: GOOGLE,
  microsoft: MICROSOFT,
  yahoo: YAHOO,
  postfix: POSTFIX,
  exim: EXIM,
};

export const wordingOf = (provider: Provider): Wording => WORDINGS[provider];

export function fillIn(text: string, { host, client, address, id, now }: Facts): string {
  const facts: Record<string, string> = {
    host,
    client,
    address,
    id,
    domain: address.slice(address.lastIndexOf('@') + 1),
    seconds: String(Math.floor(now.getTime() / 1000)),
    date: now.toUTCString(),
  };
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

/** Every line of a reply repeats code and enhanced status (RFC 5321 4.2.1, RFC 2034 3). */
export function formatReply({ code, status, text }: Reply): string {
  const prefix = status && `${status} `;
  const lines = text.split('\n');
  return lines.map((line, index) => `${code}${index < lines.length - 1 ? '-' : ' '}${prefix}${line}\r\n`).join('');
}
