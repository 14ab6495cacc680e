/** A reply of a mail server as RFC 5321 (4.2) and RFC 3463 have it. */
export type SmtpReply = {
  /** Undefined where the words came without one, as in a delivery report. */
  code: number | undefined;
  /** Class, subject, detail: `5.1.1`; empty when the server gave none. */
  enhanced: string;
  /** The words alone, in lower case, every line, without the addresses and hosts they repeat. */
  words: string;
};

/** RFC 5321, 4.5.3.1.5 allows 512 octets a line; an answer of more than some lines is not read to the end. */
const READ_MAX = 4_000;

const CODE = /^\s*([2-5]\d\d)(?=[\s-]|$)/;
const ENHANCED = /(?:^|[\s(#[])([245]\.\d{1,3}\.\d{1,3})(?=[\s)\]:;,.]|$)/;

/**
 * Reads a reply of one line or several. What the server repeats of the question is cut out first: `<ghost@…>` says
 * "host" and `<full.name@…>` says "full", and neither is about the mailbox.
 */
export function readSmtpReply(whole: string): SmtpReply {
  const reply = whole.slice(0, READ_MAX);
  const [, code] = CODE.exec(reply) ?? [];
  const [, enhanced = ''] = ENHANCED.exec(reply) ?? [];
  let words: string | undefined;
  return {
    code: code === undefined ? undefined : Number(code),
    enhanced,
    // Of most replies the numbers say enough, and reading the words costs several times as much.
    get words() {
      words ??= readWords(reply);
      return words;
    },
  };
}

const readWords = (reply: string): string =>
  reply
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[2-5]\d\d(?:[\s-]|$)/, ' '))
    .join(' ')
    .replaceAll(ENHANCED_ANYWHERE, ' ')
    .replaceAll(/<?(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+>?/g, ' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .toLowerCase()
    .trim();

const ENHANCED_ANYWHERE = /(?<=^|[\s(#[])[245]\.\d{1,3}\.\d{1,3}(?=[\s)\]:;,.]|$)/g;
