import { decodeHeaderWords, headerOf, messageBodies, readMimeMessage } from '@outrider/mail-kit';
import { describe, expect, test } from 'vitest';
import { aRound, OPEN_ALWAYS, testMessageIds, testSigner } from '../../campaign-management/testing.ts';
import { chooseVariant, createMailBuilder, type MailOrder } from './build-mail.ts';
import { readMailLink, readUnsubscribeSubject } from './tracking-links.ts';

const urls = { trackerUrl: 'https://go.box.test', appUrl: 'https://app.box.test' };
const buildMail = createMailBuilder({ signer: testSigner, ...urls });

const order = (rest: Partial<MailOrder> = {}): MailOrder => ({
  row: {
    id: '71',
    leadId: '5',
    round: 0,
    messageId: '<1z.0123456789abcdef01@harborline.test>',
    recipient: { address: 'katrin@nordkai.test' },
  },
  rounds: [aRound('About {{company}}'), aRound('')],
  tracking: OPEN_ALWAYS.tracking,
  footer: OPEN_ALWAYS.footer,
  mailbox: {
    email: 'maya@harborline.test',
    senderName: 'Maya',
    replyTo: '',
    signature: 'Maya',
    trackingDomain: 'go.harborline.test',
  },
  lead: { values: { firstName: 'Katrin', company: 'Nordkai' }, earlier: [] },
  at: new Date('2026-11-16T08:03:04Z'),
  ...rest,
});

function written(rest: Partial<MailOrder> = {}) {
  const built = buildMail(order(rest));
  if (built.kind !== 'written') throw new Error(built.kind);
  const message = readMimeMessage(built.raw);
  return { header: (name: string) => headerOf(message, name) ?? '', html: messageBodies(message).html ?? '' };
}

test('a mailbox without a signature leaves no hole in a mail that asks for one', () => {
  const [variant] = aRound('Hello').variants;
  if (!variant) throw new Error('there is no variant');
  const rounds = [aRound('Hello', { variants: [{ ...variant, html: '<p>Best</p><p>{{signature}}</p>', text: null }] })];
  const { html } = written({ rounds, mailbox: { ...order().mailbox, signature: '' } });
  expect(html).toContain('<p>Best</p>');
});

describe('links in a mail', () => {
  const token = (html: string, path: string) =>
    new RegExp(`https://go[.]harborline[.]test/t/${path}/([^"'>]+)`).exec(html)?.[1] ?? '';

  test('lead through the mailbox’s own domain, and only where they pointed', () => {
    const { html } = written();
    const click = token(html, 'c');
    expect(readMailLink(testSigner, 'click', click)).toEqual({
      ledgerId: '71',
      target: 'https://harborline.test/offer?a=1&b=2',
    });
    expect(readMailLink(testSigner, 'pixel', token(html, 'o'))).toEqual({ ledgerId: '71', target: '' });
    const evil = `71.${Buffer.from('https://evil.test').toString('base64url')}.${click.split('.').at(-1)}`;
    expect(readMailLink(testSigner, 'click', evil)).toBeUndefined();
  });

  test('of a mailbox without a domain lead through the installation’s tracker, or where they point', () => {
    const own = { mailbox: { ...order().mailbox, trackingDomain: '' } };
    const { html: tracked } = written(own);
    expect(tracked).toMatch(/href="https:\/\/go[.]box[.]test\/t\/c\//);
    expect(tracked).toMatch(/<img src="https:\/\/go[.]box[.]test\/t\/o\//);
    const plain = createMailBuilder({ signer: testSigner, ...urls, trackerUrl: '' })(order(own));
    if (plain.kind !== 'written') throw new Error(plain.kind);
    const html = messageBodies(readMimeMessage(plain.raw)).html ?? '';
    expect(html).toContain('href="https://harborline.test/offer?a=1&amp;b=2"');
    expect(html).not.toMatch(/<img|\/t\/[co]\//);
    // The opt-out link is there all the same, where the installation certainly answers.
    for (const page of [tracked, html]) expect(page).toMatch(/href="https:\/\/app[.]box[.]test\/t\/u\/71[.]/);
  });

  test('cannot be used for another purpose', () => {
    const pixel = token(written().html, 'o');
    expect(readMailLink(testSigner, 'unsubscribe', pixel)).toBeUndefined();
    expect(readMailLink(testSigner, 'pixel', '')).toBeUndefined();
  });

  test('stay as they are when nobody wants to know', () => {
    const { html } = written({ tracking: { opens: false, clicks: false, unknownOpens: 'asNotOpen' } });
    expect(html).toContain('href="https://harborline.test/offer?a=1&amp;b=2"');
    expect(html).not.toContain('<img');
  });
});

describe('what a mail is told apart by', () => {
  const boundariesIn = (raw: Buffer) =>
    [...raw.toString().matchAll(/boundary="([^"]+)"/g)].map(([, found = '']) => found);
  const raws = Array.from({ length: 200 }, (_, index) => {
    const row = {
      ...order().row,
      id: String(index + 1),
      messageId: testMessageIds.create(String(index + 1), 'm@a.test'),
    };
    const again = buildMail(order({ row }));
    const built = buildMail(order({ row }));
    if (built.kind !== 'written' || again.kind !== 'written') throw new Error('not written');
    expect(built.raw).toEqual(again.raw);
    return { raw: built.raw, messageId: row.messageId };
  });

  test('is by lot, the same whenever it is written, and says nothing of what wrote it', () => {
    const boundaries = raws.flatMap(({ raw }) => boundariesIn(raw));
    expect(new Set(boundaries).size).toBe(raws.length);
    // RFC 2046, 5.1.1
    for (const boundary of boundaries) expect(boundary).toMatch(/^[\w-]{20,70}$/);
    for (const { raw, messageId } of raws) {
      const local = messageId.slice(1, messageId.indexOf('@'));
      expect(raw.toString().split(local)).toHaveLength(2);
      expect(raw.toString().split('\r\n\r\n')[0]).not.toMatch(/outrider|nodemailer|x-mailer/i);
    }
  });

  test('are two boundaries for a page with pictures, neither part of the other', () => {
    const id = '01234567-89ab-4def-8123-456789abcdef';
    const pictures = new Map([[id, { id, type: 'image/png' as const, body: 'aGk=' }]]);
    const html = `<p><img src="picture:${id}"></p>`;
    const rounds = [
      aRound('Hello', { variants: aRound('').variants.map((each) => ({ ...each, subject: 'Hi', html })) }),
    ];
    const built = buildMail(order({ rounds, pictures }));
    if (built.kind !== 'written') throw new Error(built.kind);
    const [outer = '', inner = ''] = boundariesIn(built.raw);
    expect(inner).not.toBe('');
    expect(inner.includes(outer) || outer.includes(inner)).toBe(false);
  });
});

test('a mail can be left by its provider’s click and by mail, both with the same signed word', () => {
  const { header } = written({ mailbox: { ...order().mailbox, email: 'maya+de@harborline.test' } });
  const [, url = '', mailto = ''] = /^<([^<>]+)>, <([^<>]+)>$/.exec(header('list-unsubscribe')) ?? [];
  expect(url).toMatch(/^https:\/\/go[.]harborline[.]test\/t\/u\//);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const mail = new URL(mailto);
  expect(decodeURIComponent(mail.pathname)).toBe('maya+de@harborline.test');
  const subject = mail.searchParams.get('subject') ?? '';
  expect(readUnsubscribeSubject(testSigner, subject)).toMatchObject({ ledgerId: '71' });
  expect(
    readUnsubscribeSubject(testSigner, `Re: ${subject.toUpperCase().slice(0, 11)}${subject.slice(11)} `),
  ).toBeDefined();
  expect(readUnsubscribeSubject(testSigner, subject.replace('71', '72'))).toBeUndefined();
  expect(readUnsubscribeSubject(testSigner, 'unsubscribe')).toBeUndefined();
});

test('a follow-up without a subject goes on in the thread', () => {
  const { row } = order();
  const earlier = [{ round: 0, variant: 'a', messageId: '<1.aa@harborline.test>' }];
  const { header } = written({
    row: { ...row, round: 1 },
    lead: { values: { firstName: 'Katrin', company: 'Nordkai' }, earlier },
  });
  expect(header('subject')).toBe('Re: About Nordkai');
  expect(header('in-reply-to')).toBe('<1.aa@harborline.test>');
});

test.each(['Re: About {{company}}', 'RE: {{company}}', '回复：{{company}}', '{{company}}'])(
  'a follow-up to "%s" has one prefix, in the mail and after values were filled in',
  (subject) => {
    const { row } = order();
    const lead = {
      values: { firstName: 'Katrin', company: 'Re: Nordkai' },
      earlier: [{ round: 0, variant: 'a', messageId: '<1.aa@harborline.test>' }],
    };
    const { header } = written({ row: { ...row, round: 1 }, rounds: [aRound(subject), aRound('')], lead });
    expect(decodeHeaderWords(header('subject'))).toBe(subject.replace('{{company}}', 'Re: Nordkai'));
  },
);

test('a mail that lacks a value is not written, and says which', () => {
  const lead = { values: { firstName: 'Katrin' }, earlier: [] };
  expect(buildMail(order({ lead }))).toEqual({ kind: 'missing', variables: ['company'] });
  expect(buildMail(order({ rounds: [] }))).toEqual({ kind: 'gone' });
});

test('variants are chosen as often as they weigh, and always the same for one person', () => {
  const [one] = aRound('One').variants;
  if (!one) throw new Error('no variant');
  const round = {
    variants: [
      { ...one, weight: 3 },
      { ...one, id: 'b', weight: 1 },
      { ...one, id: 'c', weight: 0 },
    ],
  };
  const chosen = Array.from({ length: 4_000 }, (_, lead) => chooseVariant(round, { leadId: `${lead}`, round: 0 })?.id);
  const share = chosen.filter((id) => id === 'a').length / chosen.length;
  expect(share).toBeGreaterThan(0.72);
  expect(share).toBeLessThan(0.78);
  expect(chosen).not.toContain('c');
  expect(chooseVariant(round, { leadId: '7', round: 0 })).toBe(chooseVariant(round, { leadId: '7', round: 0 }));
});
