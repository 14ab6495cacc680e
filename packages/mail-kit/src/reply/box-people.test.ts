import { describe, expect, it } from 'vitest';
import { type Client, writeReply } from '../../../sandbox/src/people/mime/reply.ts';
import { type Answer, greeting, phrasesFor } from '../../../sandbox/src/people/words.ts';
import { messageBodies } from '../mime/message-bodies.ts';
import { readMimeMessage } from '../mime/read-mime-message.ts';
import { labelReply } from './label/label-reply.ts';
import { splitReply } from './split-reply.ts';

const CLIENTS: Client[] = [
  'gmailWeb',
  'outlookDesktop',
  'outlookMobile',
  'appleMail',
  'iphone',
  'thunderbird',
  'htmlOnly',
];
const ANSWERS: Answer[] = ['interested', 'question', 'notInterested', 'wrongPerson', 'stop'];
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'zh', 'ja'] as const;
const MAYA = { name: 'Maya Lindqvist', address: 'maya@harborline.test' };
const JONAS = { name: 'Jonas Brandt', address: 'jonas@brandt.test' };
const SIGNATURE = ['Jonas Brandt', 'Head of purchasing', 'Brandt GmbH'];
const ORIGINAL = {
  text: 'Hello Jonas,\n\nshall we talk?\n\nUnsubscribe',
  html: '<html><body><p>Hello Jonas,</p><p>shall we <b>talk</b>?</p><p>Unsubscribe</p></body></html>',
};

const answerOf = (client: Client, language: (typeof LANGUAGES)[number], words: string, html: string) =>
  writeReply({
    client,
    language,
    zone: 'Europe/Berlin',
    at: new Date('2026-11-17T09:42:11Z'),
    messageId: '<answer@brandt.test>',
    from: JONAS,
    to: MAYA,
    words,
    signature: SIGNATURE,
    original: {
      from: MAYA,
      to: JONAS,
      subject: 'Talk',
      at: new Date('2026-11-16T09:42:11Z'),
      messageId: '<first@harborline.test>',
      references: [],
      text: ORIGINAL.text,
      html,
    },
  });

describe('the answers of the boxed people', () => {
  it.each(LANGUAGES)('are parted and understood from every client in %s', (language) => {
    for (const answer of ANSWERS) {
      for (const phrase of phrasesFor(language, answer)) {
        for (const client of CLIENTS) {
          const html = answer === 'stop' ? '' : ORIGINAL.html;
          const words = `${greeting(language, 'Maya')}\n\n${phrase}`;
          const bodies = messageBodies(readMimeMessage(answerOf(client, language, words, html)));
          const { written, quoted } = splitReply(bodies);
          expect([flat(words), flat(`${words} ${SIGNATURE.join(' ')}`)]).toContain(flat(written));
          expect(flat(written)).not.toContain('Unsubscribe Hello');
          expect(flat(quoted)).toContain('Hello Jonas, shall we talk?');
          expect(labelReply({ subject: 'Re: Talk', written, kind: 'human' })).toMatchObject({
            label: answer,
            sure: true,
          });
        }
      }
    }
  });
});

const flat = (text: string) =>
  text
    .replaceAll(/\n>+ ?/g, '\n')
    .replaceAll(/\s+/g, ' ')
    .trim();
