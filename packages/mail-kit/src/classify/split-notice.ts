/** What a notice says, and the copy of the mail it is about, where one follows in the same text. */
export type SplitNotice = { notice: string; copy: string };

/** `--- Below this line is a copy of the message.`, `----- Unsent message follows -----` and their like. */
const RULED =
  /^[-=*_~#]{3,}.{0,40}(?:copy|original|returned|unsent|undelivered|header|ursprünglich|kopie|copie|copia|kopia|原)/i;
const PLAIN = [
  /^(?:below|included|enclosed|attached|this|here) is a copy of .{0,60}$/i,
  /^(?:the )?(?:original|returned|unsent|undelivered|old) (?:message|mail)(?: headers?)?(?: (?:follows?|is below|text))?[.:]?$/i,
  /^message headers? follows?[.:]?$/i,
];
/** Headers no notice writes about itself, at the beginning of a line. */
const FIRST_HEADER =
  /^(?:return-path|received|dkim-signature|x-received|x-google-smtp-source|arc-seal|message-id|x-originating-ip|delivered-to)\s?:/i;
const ANY_HEADER = /^[a-z][\w-]{1,60}\s?:/i;

export function splitNotice(text: string): SplitNotice {
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => isRule(line) || isHeaderBlock(lines, index));
  if (at < 0) return { notice: text, copy: '' };
  return { notice: lines.slice(0, at).join('\n'), copy: lines.slice(at).join('\n') };
}

function isRule(line: string): boolean {
  if (line.length > 160) return false;
  const trimmed = line.trim();
  return RULED.test(trimmed) || PLAIN.some((form) => form.test(trimmed));
}

/** One such line may be quoted by the notice; with another header below it, the copy has begun. */
function isHeaderBlock(lines: string[], index: number): boolean {
  if (!FIRST_HEADER.test(lines[index] ?? '')) return false;
  const next = lines.slice(index + 1, index + 9).find((line) => !/^\s/.test(line));
  return next !== undefined && ANY_HEADER.test(next);
}
