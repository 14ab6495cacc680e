/**
 * What a user agent tells. Proxies of mail providers name themselves; Apple's says the two words every browser begins
 * with and nothing else; gateways name themselves or pretend to be a browser of long ago.
 */
export type Agent =
  | 'appleProxy'
  | 'gmailProxy'
  | 'yahooProxy'
  | 'scanner'
  | 'program'
  | 'mailClient'
  | 'browser'
  | 'staleBrowser'
  | 'unknown';

/** Products that look into mail before or instead of a person, and previewers of chats and search engines. */
const SCANNERS =
  /barracuda|mimecast|proofpoint|symantec|messagelabs|trendmicro|trend micro|sophos|fireeye|trellix|forcepoint|zscaler|fortinet|fortiguard|cisco|ironport|checkpoint|avanan|abnormal|kaspersky|bitdefender|eset|vade|cloudmark|safelinks|defender|bingpreview|skypeuripreview|microsoft preview|google-safety|slackbot|facebookexternalhit|whatsapp|telegrambot|twitterbot|linkedinbot|urlscan|virustotal|palo ?alto|netcraft|spamhaus/i;

const PROGRAMS =
  /\b(?:curl|wget|libwww-perl|python|aiohttp|httpx|go-http-client|java\/|okhttp|apache-httpclient|axios|node-fetch|undici|got\b|ruby|guzzlehttp|php\/|postman|headlesschrome|phantomjs|puppeteer|playwright|selenium|scrapy|nutch)|bot\b|crawler|spider|scanner|monitor|preview|prefetch|validator|checker/i;

const MAIL_CLIENTS = /thunderbird|microsoft outlook|ms-office|msoffice|airmail|postbox|spark\/|superhuman|emclient/i;

/** Versions nobody reads mail with any more: browsers renew themselves. */
const OLDEST = { chrome: 100, firefox: 91 };

export function readAgent(userAgent: string): Agent {
  const text = userAgent.trim().slice(0, 500);
  if (text === '') return 'program';
  if (text === 'Mozilla/5.0') return 'appleProxy';
  if (/GoogleImageProxy/i.test(text)) return 'gmailProxy';
  if (/YahooMailProxy/i.test(text)) return 'yahooProxy';
  if (SCANNERS.test(text)) return 'scanner';
  if (PROGRAMS.test(text)) return 'program';
  if (MAIL_CLIENTS.test(text)) return 'mailClient';
  if (isStale(text)) return 'staleBrowser';
  return /^Mozilla\/\d.*(?:AppleWebKit|Gecko|Trident|Chrome|Safari)/.test(text) ? 'browser' : 'unknown';
}

function isStale(text: string): boolean {
  const chrome = Number(/Chrome\/(\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  const firefox = Number(/Firefox\/(\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  return chrome < OLDEST.chrome || firefox < OLDEST.firefox || /MSIE [1-9]\b|MSIE 10|Windows NT 5/.test(text);
}
