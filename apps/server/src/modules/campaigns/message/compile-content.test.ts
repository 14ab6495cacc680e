import { messageBodies, readMimeMessage } from '@outrider/mail-kit';
import { describe, expect, test } from 'vitest';
import { aRound, OPEN_ALWAYS, testSigner } from '../../campaign-management/testing.ts';
import { createMailBuilder, type MailOrder } from './build-mail.ts';

const buildMail = createMailBuilder({
  signer: testSigner,
  trackerUrl: 'https://go.box.test',
  appUrl: 'https://app.box.test',
});

const FOOTER = { postalAddress: 'Harborline Ltd\n1 Quay <East> {2}', optOutLine: 'Not for you? Leave here' };

type VariantPart = Partial<ReturnType<typeof aRound>['variants'][number]>;

function written(content: VariantPart, rest: Partial<MailOrder> = {}) {
  const round = aRound('Freight audits');
  const order: MailOrder = {
    row: {
      id: '71',
      leadId: '5',
      round: 0,
      messageId: '<1z.0123456789abcdef01@harborline.test>',
      recipient: { address: 'katrin@nordkai.test' },
    },
    rounds: [{ ...round, variants: round.variants.map((variant) => ({ ...variant, ...content })) }],
    tracking: OPEN_ALWAYS.tracking,
    footer: FOOTER,
    mailbox: { email: 'maya@harborline.test', senderName: 'Maya', replyTo: '', signature: '', trackingDomain: '' },
    lead: { values: { firstName: 'Katrin' }, earlier: [] },
    at: new Date('2026-11-16T08:03:04Z'),
    ...rest,
  };
  const result = buildMail(order);
  if (result.kind !== 'written') throw new Error(JSON.stringify(result));
  const { html, text } = messageBodies(readMimeMessage(result.raw));
  return { html: html ?? '', text: text ?? '', variant: result.variant };
}

describe('a mail’s footer', () => {
  test('has the postal address and the opt-out link, in both halves', () => {
    const { html, text } = written({ html: '<html><body><p>Hello</p></body></html>' });
    expect(html).toContain('Harborline Ltd<br>1 Quay &lt;East&gt; &#123;2&#125;');
    expect(html).toMatch(/<a href="https:\/\/app[.]box[.]test\/t\/u\/[^"]+"[^>]*>Not for you\? Leave here<\/a>/);
    expect(html.indexOf('Leave here')).toBeLessThan(html.indexOf('</body>'));
    expect(text).toContain('Harborline Ltd\n1 Quay <East> {2}');
    expect(text).toMatch(/Not for you\? Leave here \(?https:\/\/app[.]box[.]test\/t\/u\//);
  });

  test('is below an author’s own plain half too', () => {
    const { text } = written({ text: 'Hello {{firstName}}' });
    expect(text.trimEnd()).toMatch(
      /^Hello Katrin\n\nHarborline Ltd\n1 Quay <East> \{2\}\nNot for you\? Leave here https:\/\/\S+$/,
    );
  });

  test('leaves out what the mail says itself', () => {
    const { html } = written({ html: '<p>{{postalAddress}}</p><p><a href="{{unsubscribeUrl}}">No more</a></p>' });
    expect(html).not.toContain('Leave here');
    expect(html.match(/Harborline Ltd/g)).toHaveLength(1);
    expect(html).toMatch(/<a href="https:\/\/app[.]box[.]test\/t\/u\/[^"]+">No more/);
  });

  test('has an opt-out link also where nobody wrote one, or its words depend on a value the lead lacks', () => {
    const rest = { footer: OPEN_ALWAYS.footer, tracking: { ...OPEN_ALWAYS.tracking, opens: false } };
    const url = /https:\/\/app[.]box[.]test\/t\/u\/71[.][\w-]{43}/;
    const hidden = '{% if company %}<a href="{{unsubscribeUrl}}">No more</a>{% endif %}';
    for (const html of ['<p>Hello</p>', `<p>Hello</p>${hidden}`]) {
      const { html: page, text } = written({ html }, rest);
      expect(page).toMatch(new RegExp(`<a href="${url.source}"[^>]*>Unsubscribe</a>`));
      expect(text.trimEnd()).toMatch(new RegExp(`^Hello\\n\\nUnsubscribe ${url.source}$`));
    }
    const own = written({ html: '<p><a href="{{unsubscribeUrl}}">No more</a></p>', text: 'Hello' }, rest);
    expect(own.text).toMatch(url);
    expect(own.html.match(/\/t\/u\//g)).toHaveLength(1);
  });
});

describe('a mail’s page', () => {
  const plain = { tracking: { ...OPEN_ALWAYS.tracking, opens: false } };

  test.each([
    '<p>Hello</p>',
    '<body class="a"><p>Hello</p></body>',
    '<html><body><p>Hello</p></body></html>',
    '<html lang="de"><head><title>x</title></head><body><p>Hello</p></body></html>',
    '<!doctype html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><p>Hello</p></body></html>',
  ])('is a whole document, with any part of one written: %s', (html) => {
    const page = written({ html, preheader: 'First' }, plain).html;
    expect(page).toMatch(/^\s*<!doctype html>/i);
    for (const once of [
      /<!doctype/gi,
      /<html\b/gi,
      /<head\b/gi,
      /charset/gi,
      /<body\b/gi,
      /<\/body>/gi,
      /<\/html>/gi,
    ]) {
      expect(page.match(once), String(once)).toHaveLength(1);
    }
    const at = ['<html', '<head', 'charset', '</head>', '<body', 'First', 'Hello', 'Leave here', '</body>', '</html>'];
    const places = at.map((part) => page.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(written({ html }, plain).text.trim()).toMatch(/^Hello\n/);
  });
});

test('what an inbox shows after the subject is hidden at the top of the page, and not in the plain half', () => {
  const { html, text } = written({
    html: '<body class="a"><p>Hello</p></body>',
    preheader: 'For {{firstName}} & <you>',
  });
  expect(html).toMatch(/<body class="a"><div style="display:none[^"]*">For Katrin &amp; &lt;you&gt;<\/div><p>Hello/);
  expect(text).not.toContain('For Katrin');
});

test('a mail that was tried before keeps its variant, no matter what the weights are by then', () => {
  const round = aRound('Freight audits');
  const variants = round.variants.flatMap((variant) => [
    { ...variant, weight: 1 },
    { ...variant, id: 'b', weight: 0 },
  ]);
  const rounds = [{ ...round, variants }];
  const row = { id: '71', leadId: '5', round: 0, messageId: '<1@a.test>', recipient: { address: 'k@nordkai.test' } };
  expect(written({}, { rounds, row }).variant).toBe('a');
  expect(written({}, { rounds, row: { ...row, variant: 'b' } }).variant).toBe('b');
  expect(written({}, { rounds, row: { ...row, variant: 'gone' } }).variant).toBe('a');
});
