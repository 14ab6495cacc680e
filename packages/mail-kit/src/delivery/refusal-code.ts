/** What a submission server said; `code` as it stands, `enhanced` by RFC 3463. */
export type Refusal = { code: string; enhanced?: string | undefined; text: string };

/** Names of the error catalogue for a mail a server will not take. */
export type MailRefusal =
  | 'rejectedIp'
  | 'rejectedBanned'
  | 'rejectedDailyMails'
  | 'rejectedMailBurst'
  | 'rejectedTooFrequent'
  | 'rejectedDailyRecipients'
  | 'rejectedRecipientBurst'
  | 'rejectedGroupSend'
  | 'rejectedPromotional5540'
  | 'rejectedPromotional4512'
  | 'rejectedPromotional5910'
  | 'rejectedAdministratorOnly'
  | 'senderBlacklisted'
  | 'tooManyRecipients'
  | 'mailTooLarge'
  | 'accountInvalid';

/** The same for one recipient. */
export type RecipientRefusal =
  | 'recipientBlocksSender'
  | 'recipientUnknown'
  | 'recipientDisabled'
  | 'recipientCannotReceive'
  | 'recipientDoesNotExist'
  | 'recipientExternal5101'
  | 'recipientExternal5103'
  | 'recipientGiftedDomain';

/** Some servers name the reason by a number of their own; it says more than their words. */
const NUMBERED_MAIL: Record<string, MailRefusal> = {
  '5510': 'rejectedIp',
  '5511': 'rejectedBanned',
  '5520': 'rejectedDailyMails',
  '5521': 'rejectedMailBurst',
  '5522': 'rejectedTooFrequent',
  '5530': 'rejectedDailyRecipients',
  '5531': 'rejectedRecipientBurst',
  '5532': 'rejectedGroupSend',
  '5540': 'rejectedPromotional5540',
  '4512': 'rejectedPromotional4512',
  '5910': 'rejectedPromotional5910',
  '5911': 'rejectedAdministratorOnly',
};
const NUMBERED_RECIPIENT: Record<string, RecipientRefusal> = {
  '5101': 'recipientExternal5101',
  '5102': 'recipientGiftedDomain',
  '5103': 'recipientExternal5103',
  '5104': 'recipientDisabled',
  '5106': 'recipientCannotReceive',
  '5107': 'recipientDoesNotExist',
};

/** As a word of its own or after a mark; not a part of a longer number, an address or a version. */
const NUMBER = /(?<![\w.@-])(?:MTA|ERR|DT:[A-Z]{1,8})?[ :#=-]?([45]\d{3})(?![\w.@-])/g;

const numberIn = <T>(text: string, known: Record<string, T>): T | undefined => {
  for (const [, number = ''] of text.matchAll(NUMBER)) if (known[number] !== undefined) return known[number];
  return undefined;
};

type Rule<T> = { is: T; enhanced?: RegExp; words?: RegExp };

/** By what is said most surely first. Each looks for plain words, so its time is in proportion to the text. */
const MAIL_RULES: readonly Rule<MailRefusal>[] = [
  {
    is: 'mailTooLarge',
    enhanced: /^[45]\.(?:2\.3|3\.4)$/,
    words: /message (?:size|too (?:big|large))|size limit|exceeds? (?:the )?maximum (?:message )?size/,
  },
  {
    is: 'rejectedAdministratorOnly',
    words: /only (?:write|send|mail) to (?:the |your )?administrator|administrators? only/,
  },
  {
    is: 'rejectedDailyRecipients',
    words: /(?:daily|per day|24 hours?)[^.]{0,40}recipients?|recipients?[^.]{0,40}(?:daily|per day|24 hours?)/,
  },
  {
    is: 'rejectedDailyMails',
    enhanced: /^[45]\.4\.5$/,
    words: /daily (?:user )?(?:sending|mail|message)s? (?:quota|limit)|(?:messages?|mails?) (?:per|a) day|daily limit/,
  },
  {
    is: 'rejectedRecipientBurst',
    words: /recipients? (?:rate|per (?:minute|hour))|too many recipients? (?:in|within) (?:a )?short/,
  },
  { is: 'rejectedGroupSend', words: /too many recipients? (?:in|for) (?:a |one |this )?(?:group|bulk)|group send/ },
  { is: 'tooManyRecipients', enhanced: /^[45]\.5\.3$/, words: /too many recipients/ },
  {
    is: 'rejectedMailBurst',
    enhanced: /^[45]\.7\.28$/,
    words: /too many (?:messages|mails|emails)|(?:hourly|per hour)[^.]{0,30}(?:limit|quota)|unusual rate/,
  },
  { is: 'rejectedTooFrequent', words: /too (?:fast|frequent|often|quickly)|rate limit|slow down|sending rate/ },
  {
    is: 'rejectedBanned',
    enhanced: /^[45]\.1\.8$/,
    words: /(?:account|user|sender|sending)[^.]{0,40}(?:suspended|disabled|banned|blocked|locked)|bad outbound sender/,
  },
  {
    is: 'rejectedIp',
    enhanced: /^[45]\.7\.(?:606|708|511)$/,
    words: /(?:your |client |this |the )ip\b|ip address[^.]{0,40}(?:block|list|reject|unusual|abnormal)|from this ip/,
  },
  { is: 'senderBlacklisted', words: /black ?list|block ?list|denylist/ },
  {
    is: 'rejectedPromotional5540',
    words: /spam|unsolicited|junk|promotion|bulk mail|content (?:rejected|refused|blocked)|suspicious content/,
  },
  {
    is: 'accountInvalid',
    enhanced: /^5\.7\.(?:0|3|8|9|57|60)$/,
    words:
      /not (?:allowed|permitted|authori[sz]ed) to send as|sender address rejected|authentication required|send ?as ?denied/,
  },
];

const RECIPIENT_RULES: readonly Rule<RecipientRefusal>[] = [
  {
    is: 'recipientBlocksSender',
    words:
      /black ?list|block ?list|blocked (?:the |your |this )?sender|sender (?:is )?(?:blocked|rejected) by|does not accept mail from you/,
  },
  { is: 'recipientGiftedDomain', words: /gifted domain/ },
  {
    is: 'recipientExternal5101',
    words:
      /(?:external|outside|foreign) (?:mailbox|recipient|address|domain)e?s?|relay(?:ing)? (?:access )?(?:denied|not permitted|not allowed)/,
  },
  {
    is: 'recipientDisabled',
    enhanced: /^[45]\.2\.1$/,
    words: /(?:mailbox|account|user)[^.]{0,40}(?:disabled|inactive|suspended|deactivated)/,
  },
  {
    is: 'recipientCannotReceive',
    enhanced: /^[45]\.2\.2$|^[45]\.7\.1$/,
    words: /(?:full|over quota|quota exceeded)|cannot receive|not accepting (?:mail|messages)/,
  },
  {
    is: 'recipientUnknown',
    enhanced: /^[45]\.1\.[0126]$|^5\.1\.10$/,
    words:
      /(?:no such|unknown|invalid|nonexistent|non-existent) (?:user|mailbox|recipient|address)|(?:user|mailbox|recipient|address)[^.]{0,30}(?:unknown|not found|does ?n[o']t exist|unavailable)/,
  },
];

/** Some write more than anybody reads; what matters stands at the beginning. */
const WORDS_MAX = 1_000;

function firstOf<T>({ enhanced = '', text }: Refusal, rules: readonly Rule<T>[]): T | undefined {
  const words = text.slice(0, WORDS_MAX).toLowerCase();
  return (
    rules.find((rule) => rule.words?.test(words))?.is ??
    rules.find((rule) => enhanced !== '' && rule.enhanced?.test(enhanced))?.is
  );
}

/** Why a server will not take a mail, as far as its words tell. */
export const mailRefusalOf = (refusal: Refusal): MailRefusal | undefined =>
  numberIn(refusal.text.slice(0, WORDS_MAX), NUMBERED_MAIL) ?? firstOf(refusal, MAIL_RULES);

/** Why a server will not take a mail for one recipient. */
export const recipientRefusalOf = (refusal: Refusal): RecipientRefusal =>
  numberIn(refusal.text.slice(0, WORDS_MAX), NUMBERED_RECIPIENT) ??
  firstOf(refusal, RECIPIENT_RULES) ??
  'recipientCannotReceive';
