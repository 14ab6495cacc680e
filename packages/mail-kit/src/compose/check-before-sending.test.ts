import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBeforeSending, findAttachmentWords, type MailBeforeSending } from './check-before-sending.ts';

const MAIL: MailBeforeSending = {
  subject: 'Offer',
  to: ['Nora <nora@nordkai.test>'],
  cc: [],
  bcc: [],
  showOneRcpt: false,
  text: 'Hello Nora',
  files: 0,
};
const kinds = (changes: Partial<MailBeforeSending>) =>
  checkBeforeSending({ ...MAIL, ...changes }).map(({ kind }) => kind);

test.each([
  'Please see attached.',
  'Please find the offer ATTACHED',
  'I have enclosed the plan',
  'See the attachment for details',
  'Anbei finden Sie unser Angebot',
  'Das Angebot ist im Anhang.',
  'Die beigefügte Datei',
  'Veuillez trouver ci-joint notre offre',
  'Voir la pièce jointe',
  'Te envío el archivo adjunto',
  'Segue em anexo a proposta',
  'In allegato trova la nostra offerta',
  'Zie de bijlage',
  'Offerten är bifogad',
  'Oferta w załączniku',
  'Предложение во вложении',
  '报价请见附件。',
  '随信附上报价单',
  '添付をご確認ください',
  '파일을 첨부합니다',
])('"%s" promises a file', (text) => {
  expect(kinds({ text })).toEqual(['forgottenAttachment']);
  expect(kinds({ text, files: 1 })).toEqual([]);
});

test.each([
  'Hello Nora, are you free on Monday?',
  '> Please see attached.',
  'https://example.test/attachments/plan',
  'attached@example.test',
  'unattached',
  'I joined the company',
  '我们附近见',
])('"%s" promises none', (text) => expect(findAttachmentWords(text)).toBeUndefined());

test('an empty subject, many who see each other, and what is no address are said', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `person${index}@nordkai.test`);
  expect(kinds({ subject: '  ' })).toEqual(['emptySubject']);
  expect(kinds({ to: ten.slice(0, 5), cc: ten.slice(5) })).toEqual(['manyVisible']);
  expect(kinds({ to: ten.slice(0, 5), cc: ten.slice(0, 9) })).toEqual([]);
  expect(kinds({ to: ten, showOneRcpt: true })).toEqual([]);
  expect(kinds({ bcc: ten })).toEqual([]);
  expect(checkBeforeSending({ ...MAIL, to: ['nora@', 'Nora <nora@nordkai.test>'], bcc: ['?', ' '] })).toEqual([
    { kind: 'malformedRecipient', recipient: 'nora@' },
    { kind: 'malformedRecipient', recipient: '?' },
  ]);
});

test('any mail is checked in time that grows with its length', () => {
  const piece = fc.constantFrom(
    'attached',
    'załącza',
    'прикрепл',
    'ci-',
    'pièce ',
    '附',
    ' ',
    '\n',
    '>',
    'a',
    '@',
    '.',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      const text = pieces.join('').repeat(50);
      const words = findAttachmentWords(text);
      if (words !== undefined) expect(text).toContain(words);
    }),
  );
});
