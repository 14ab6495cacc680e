import { type Classification, classifyMessage } from '@outrider/mail-kit/classify/classify-message';
import { messageBodies } from '@outrider/mail-kit/mime/message-bodies';
import { readMimeMessage } from '@outrider/mail-kit/mime/read-mime-message';
import { type LabelledReply, labelReply } from '@outrider/mail-kit/reply/label/label-reply';
import { splitReply, trimQuotedReply } from '@outrider/mail-kit/reply/split-reply';
import { searchableText } from '../searchable-text.ts';
import { storedText } from '../stored-text.ts';

/** What a message says, to be read and to be searched. */
export type MessageText = {
  html: string | null;
  body: string | null;
  rtf: string | null;
  /** What the person wrote, without quotes and signature. */
  written: string;
  summary: string;
  words: string;
};

export type ClassifiedMessage = MessageText & { classification: Classification; label: LabelledReply };

const SUMMARY_MAX = 200;
/** What a reader scrolls through is never longer; what is, comes from a machine. */
const TEXT_MAX = 2_000_000;

const UNDECIDED: LabelledReply = { label: null, sure: false, why: [] };

/** What came in, and what it means. Total: it takes any bytes. */
export function classifyIncoming(raw: Uint8Array, subject: string): ClassifiedMessage {
  const classification = classifyMessage(raw);
  const text = readText(raw);
  const { kind } = classification;
  const isAnswer = kind === 'human' || kind === 'autoReply' || kind === 'outOfOffice';
  return {
    ...text,
    classification,
    label: isAnswer ? labelReply({ subject, written: text.written, kind }) : UNDECIDED,
  };
}

export function readText(raw: Uint8Array): MessageText {
  const { html, text, rtf } = messageBodies(readMimeMessage(raw));
  const parts = splitReply({ text, html });
  const written = storedText(trimQuotedReply({ text, html }), TEXT_MAX);
  return {
    html: stored(html),
    body: stored(text),
    rtf: stored(rtf),
    written,
    summary: written
      .slice(0, SUMMARY_MAX * 5)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, SUMMARY_MAX)
      .toWellFormed(),
    words: searchableText(`${parts.written}\n${parts.signature}\n${parts.quoted}`),
  };
}

const stored = (text: string | null) => (text === null ? null : storedText(text, TEXT_MAX));
