import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { type BounceFacts, failureOf, type Reporter, writeBounce } from './bounce.ts';
import { writeComplaint } from './complaint.ts';
import { writeOutOfOffice } from './out-of-office.ts';
import { type Client, type ReplyFacts, writeReply } from './reply.ts';

const parse = (raw: string) => {
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return simpleParser(Buffer.from(raw, 'latin1'), { skipTextToHtml: true });
};

const AT = new Date('2026-11-17T10:20:00Z');
const FACTS: ReplyFacts = {
  client: 'gmailWeb',
  language: 'en',
  zone: 'America/New_York',
  at: AT,
  messageId: '<answer.1@tidewatercargo.test>',
  from: { name: 'Dana Whitlock', address: 'dana.whitlock@tidewatercargo.test' },
  to: { name: 'Jonas', address: 'jonas@getharborline.test' },
  words: 'How is this priced?',
  signature: ['Dana Whitlock', 'Freight Manager'],
  original: {
    from: { name: 'Jonas', address: 'jonas@getharborline.test' },
    to: { name: '', address: 'dana.whitlock@tidewatercargo.test' },
    subject: 'Two invoices, one mistake',
    at: new Date('2026-11-17T09:42:11Z'),
    messageId: '<round.1@getharborline.test>',
    references: ['<round.0@getharborline.test>'],
    text: 'Hello Dana,\nwe found something.',
    html: '<html><body><p>Hello Dana,</p><p>we found something.</p></body></html>',
  },
};

const CLIENTS: Client[] = [
  'gmailWeb',
  'outlookDesktop',
  'outlookMobile',
  'appleMail',
  'iphone',
  'thunderbird',
  'htmlOnly',
];

describe.each(CLIENTS)('an answer written with %s', (client) => {
  test('keeps the thread, the words and the quote, and no line is too long', async () => {
    const raw = writeReply({ ...FACTS, client });
    const mail = await parse(raw);
    expect(mail.inReplyTo).toBe('<round.1@getharborline.test>');
    expect(mail.references).toEqual(['<round.0@getharborline.test>', '<round.1@getharborline.test>']);
    expect(mail.subject).toMatch(/^re: Two invoices, one mistake$/i);
    expect(mail.from?.value).toEqual([{ name: 'Dana Whitlock', address: 'dana.whitlock@tidewatercargo.test' }]);
    expect(mail.date).toEqual(AT);
    const body = `${mail.text ?? ''}${mail.html || ''}`;
    expect(body).toContain('How is this priced?');
    expect(body).toContain('we found something.');
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThan(999);
  });
});

test('each client leaves its own marks', async () => {
  const body = async (client: Client) => {
    const mail = await parse(writeReply({ ...FACTS, client }));
    return { text: mail.text ?? '', html: mail.html || '' };
  };
  expect((await body('gmailWeb')).html).toContain('class="gmail_quote');
  expect((await body('gmailWeb')).text).toContain(
    'On Tue, Nov 17, 2026 at 4:42 AM Jonas <jonas@getharborline.test> wrote:',
  );
  expect((await body('outlookDesktop')).html).toContain('WordSection1');
  expect((await body('outlookDesktop')).text).toContain('From: Jonas <jonas@getharborline.test>');
  expect((await body('iphone')).text).toContain('Sent from my iPhone');
  expect((await body('appleMail')).html).toContain('<blockquote type="cite">');
  const thunderbird = await body('thunderbird');
  expect(thunderbird.text.indexOf('we found')).toBeLessThan(thunderbird.text.indexOf('How is this priced?'));
  expect(writeReply({ ...FACTS, client: 'htmlOnly' })).not.toContain('text/plain');
});

test.each([
  ['de', 'Größe?', 'AW: ', 'iso-8859-1'],
  ['fr', 'Où ?', 'RE: ', 'iso-8859-1'],
  ['zh', '请问价格是多少？', '回复: ', 'gb18030'],
  ['ja', '料金は', 'Re: ', 'utf-8'],
] as const)('Outlook in %s says %s with its own prefix and charset', async (language, words, prefix, charset) => {
  const raw = writeReply({ ...FACTS, client: 'outlookDesktop', language, words });
  const mail = await parse(raw);
  expect(raw).toContain(`charset=${charset}`);
  expect(mail.text).toContain(words);
  expect(mail.html).toContain(words);
  expect(mail.subject).toBe(`${prefix}Two invoices, one mistake`);
});

test('an answer to an answer is not prefixed twice, and a message without an id is not pointed at', async () => {
  const original = { ...FACTS.original, subject: 'AW: Angebot', messageId: '', references: [] };
  const mail = await parse(writeReply({ ...FACTS, original }));
  expect(mail.subject).toBe('AW: Angebot');
  expect(mail.inReplyTo).toBeUndefined();
});

test.each([
  ['en', 'back on December 1, 2026'],
  ['de', '1. Dezember 2026'],
  ['fr', '1 décembre 2026'],
  ['es', '1 de diciembre de 2026'],
  ['it', '1 dicembre 2026'],
  ['nl', '1 december 2026'],
  ['pt', '1 de dezembro de 2026'],
  ['pl', '1 grudnia 2026'],
  ['zh', '2026年12月1日'],
  ['ja', '2026年12月1日'],
] as const)('an absence in %s says so to machines and names the day of return', async (language, day) => {
  const returns = new Date('2026-12-01T09:00:00Z');
  const mail = await parse(
    writeOutOfOffice({ ...FACTS, language, zone: 'Europe/Berlin', returns, deputy: 'o@x.test' }),
  );
  expect(mail.headers.get('auto-submitted')).toBe('auto-replied');
  expect(mail.inReplyTo).toBe(FACTS.original.messageId);
  expect(mail.text).toContain(day);
});

const BOUNCE: BounceFacts = {
  reporter: 'postfix',
  host: 'mx1.nordkai.test',
  at: AT,
  messageId: '<bounce.1@mx1.nordkai.test>',
  to: 'jonas@getharborline.test',
  recipient: 'gone@nordkai.test',
  failure: failureOf('unknownUser', 'mx1.nordkai.test'),
  arrivedAt: new Date('2026-11-17T09:00:00Z'),
  subject: 'Two invoices',
  originalHeaders: 'Message-ID: <round.1@getharborline.test>\r\nSubject: Two invoices',
};

test.each(['postfix', 'gmail', 'exchange'] as Reporter[])('%s reports a failure in three parts', async (reporter) => {
  const raw = writeBounce({ ...BOUNCE, reporter });
  const mail = await parse(raw);
  expect(mail.headers.get('content-type')).toMatchObject({
    value: 'multipart/report',
    params: { 'report-type': 'delivery-status' },
  });
  expect(raw).toMatch(/Content-Type: message\/delivery-status\r\n\r\nReporting-MTA: dns; mx1\.nordkai\.test/);
  expect(raw).toContain('Final-Recipient: rfc822; gone@nordkai.test\r\nAction: failed\r\nStatus: 5.1.1');
  expect(raw).toMatch(/Content-Type: (message\/rfc822|text\/rfc822-headers)/);
  expect(raw).toContain('Message-ID: <round.1@getharborline.test>');
});

test.each(['exim', 'qmail'] as Reporter[])('%s reports a failure in prose', async (reporter) => {
  const mail = await parse(writeBounce({ ...BOUNCE, reporter, failure: failureOf('full', 'mx1.nordkai.test') }));
  expect(mail.headers.get('content-type')).toMatchObject({ value: 'text/plain' });
  expect(mail.text).toContain('gone@nordkai.test');
  expect(mail.text).toContain('<round.1@getharborline.test>');
  expect(mail.headers.get('x-failed-recipients')).toBe(reporter === 'exim' ? 'gone@nordkai.test' : undefined);
});

test('a complaint is a feedback report with the whole message in it', async () => {
  const original = 'Message-ID: <round.1@getharborline.test>\r\nSubject: Two invoices\r\n\r\nHello Dana';
  const facts = { ...BOUNCE, recipient: 'dana@yahoo.test', receivedAt: AT, original };
  const raw = writeComplaint(facts);
  const mail = await parse(raw);
  expect(mail.headers.get('content-type')).toMatchObject({ params: { 'report-type': 'feedback-report' } });
  expect(raw).toContain('Content-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\n');
  expect(mail.attachments.map(({ contentType }) => contentType)).toContain('message/feedback-report');
  expect(raw).toContain(original);
});
