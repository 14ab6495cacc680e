import { REPLY_LABELS, type ReplyLabel } from '@outrider/contract/inbox/message';

/** A search as the chips show it: its words, and what narrows them. */
export type SearchParts = {
  words: string;
  /** Part of a name or an address. */
  from: string;
  meaning: ReplyLabel | undefined;
  hasFile: boolean;
  isUnread: boolean;
  /** A day such as 2026-08-19; empty for all times. */
  after: string;
};

const OPERATOR = /(?<=^|\s)(?:(from|label|after|has|is):(?:"([^"]*)"|(\S+)))(?=\s|$)/g;

/** Takes the chips out of what was searched for; an operator that has no chip stays among the words. */
export function readSearch(pattern: string): SearchParts {
  const parts: SearchParts = { words: '', from: '', meaning: undefined, hasFile: false, isUnread: false, after: '' };
  const words = pattern.replace(OPERATOR, (whole, name: string, quoted?: string, plain?: string) =>
    take(parts, name, quoted ?? plain ?? '') ? '' : whole,
  );
  return { ...parts, words: words.replaceAll(/\s+/g, ' ').trim() };
}

function take(parts: SearchParts, name: string, value: string): boolean {
  const meaning = name === 'label' ? REPLY_LABELS.find((label) => label === value) : undefined;
  if (name === 'from' && parts.from === '') parts.from = value;
  else if (meaning && !parts.meaning) parts.meaning = meaning;
  else if (name === 'after' && parts.after === '' && /^\d{4}-\d\d-\d\d$/.test(value)) parts.after = value;
  else if (name === 'has' && value === 'attachment') parts.hasFile = true;
  else if (name === 'is' && value === 'unread') parts.isUnread = true;
  else return false;
  return true;
}

export const writeSearch = ({ words, from, meaning, hasFile, isUnread, after }: SearchParts): string =>
  [
    words.trim(),
    from === '' ? '' : `from:"${from.replaceAll('"', '')}"`,
    meaning ? `label:${meaning}` : '',
    hasFile ? 'has:attachment' : '',
    isUnread ? 'is:unread' : '',
    after === '' ? '' : `after:${after}`,
  ]
    .filter(Boolean)
    .join(' ');
