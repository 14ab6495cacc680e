import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyClick, classifyOpen } from './classify-open.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const OUTLOOK =
  'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; Trident/7.0; Microsoft Outlook 16.0.17328; MSOffice 16)';
const GMAIL = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';
const YAHOO = 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html';
const OLD_CHROME = CHROME.replace('141', '79');
const HOUR = 3_600_000;

describe('an open', () => {
  test.each([
    ['Apple’s proxy', 'Mozilla/5.0', HOUR, 'machine'],
    ['Apple’s proxy at delivery', 'Mozilla/5.0', 1_000, 'machine'],
    ['Gmail’s proxy', GMAIL, HOUR, 'person'],
    ['Gmail’s proxy a few seconds after delivery', GMAIL, 5_000, 'unknown'],
    ['Gmail’s proxy at delivery', GMAIL, 500, 'machine'],
    ['Yahoo’s proxy', YAHOO, HOUR, 'person'],
    ['Outlook', OUTLOOK, HOUR, 'person'],
    ['Thunderbird', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.4.3', HOUR, 'person'],
    ['a phone', IPHONE, HOUR, 'person'],
    ['a browser', CHROME, HOUR, 'person'],
    ['a browser at delivery', CHROME, 300, 'machine'],
    ['a browser a few seconds after delivery', CHROME, 6_000, 'unknown'],
    ['a browser of years ago, minutes after delivery', OLD_CHROME, 60_000, 'machine'],
    ['a browser of years ago, hours later', OLD_CHROME, 5 * HOUR, 'unknown'],
    ['Barracuda', 'Mozilla/5.0 (compatible; Barracuda Sentinel (EE))', HOUR, 'machine'],
    ['Mimecast', 'Mimecast-URL-Protection/1.0', HOUR, 'machine'],
    ['Defender', 'Mozilla/5.0 (Windows NT 10.0) SafeLinks', HOUR, 'machine'],
    ['a preview', 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5', HOUR, 'machine'],
    ['a script', 'python-requests/2.32.3', HOUR, 'machine'],
    ['a headless browser', CHROME.replace('Chrome/', 'HeadlessChrome/'), HOUR, 'machine'],
    ['somebody without a name', '', HOUR, 'machine'],
    ['somebody nobody knows', 'Fancy Reader 3', HOUR, 'unknown'],
  ])('by %s', (_name, userAgent, sinceDeliveryMs, expected) => {
    expect(classifyOpen({ userAgent, sinceDeliveryMs })).toBe(expected);
  });

  test.each([
    ['only asks for the head', { method: 'HEAD' }],
    ['says it fetches ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['looks at many mails at once', { otherMailsAtOnce: 4 }],
    ['follows every link with it', { linksAtOnce: 3 }],
  ])('by a browser that %s is a machine’s', (_name, conduct) => {
    expect(classifyOpen({ userAgent: CHROME, sinceDeliveryMs: HOUR, ...conduct })).toBe('machine');
  });

  test('no time known leaves it to the agent', () => {
    expect(classifyOpen({ userAgent: CHROME })).toBe('person');
    expect(classifyOpen({ userAgent: OLD_CHROME })).toBe('machine');
  });

  test('any request is judged, and never as a person before two seconds have passed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), fc.nat(1_999), (userAgent, sinceDeliveryMs) => {
        expect(classifyOpen({ userAgent, sinceDeliveryMs })).toBe('machine');
      }),
    );
  });
});

describe('a click', () => {
  test.each([
    ['a browser', { userAgent: CHROME }, 'person'],
    ['a browser that followed what nobody sees', { userAgent: CHROME, followedHidden: true }, 'machine'],
    ['a browser that followed all links', { userAgent: CHROME, otherLinksAtOnce: 3 }, 'machine'],
    ['a proxy of pictures', { userAgent: GMAIL }, 'machine'],
    ['Apple’s proxy', { userAgent: 'Mozilla/5.0' }, 'machine'],
    ['a browser right after delivery', { userAgent: CHROME, sinceDeliveryMs: 4_000 }, 'unknown'],
  ])('by %s', (_name, request, expected) => {
    expect(classifyClick({ sinceDeliveryMs: HOUR, ...request })).toBe(expected);
  });
});
