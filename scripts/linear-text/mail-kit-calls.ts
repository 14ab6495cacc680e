import { isMarkedAutomatic, readAutoReply } from '@outrider/mail-kit/classify/auto-reply';
import { judgeFailure } from '@outrider/mail-kit/classify/bounce-reason';
import { classifyMessage } from '@outrider/mail-kit/classify/classify-message';
import { findBareNames, findMentions } from '@outrider/mail-kit/classify/failed-addresses';
import { findDates } from '@outrider/mail-kit/classify/find-dates';
import { findMentioned, findReported } from '@outrider/mail-kit/classify/find-failures';
import { isBounceInProse } from '@outrider/mail-kit/classify/is-bounce';
import { type Letter, letterOf } from '@outrider/mail-kit/classify/letter';
import { readDeliveryReport } from '@outrider/mail-kit/classify/read-bounce';
import { findReturnDate } from '@outrider/mail-kit/classify/return-date';
import { readReturnedMail } from '@outrider/mail-kit/classify/returned-mail';
import { isConversation, mayBeReport, senderOf } from '@outrider/mail-kit/classify/sender';
import { readSesNotification } from '@outrider/mail-kit/classify/ses-notification';
import { readCss } from '@outrider/mail-kit/html/css-tokens';
import { filterAttributes, filterStyle, writeAttributes } from '@outrider/mail-kit/html/filter-attributes';
import { filterImage } from '@outrider/mail-kit/html/filter-image';
import { filterStylesheet } from '@outrider/mail-kit/html/filter-stylesheet';
import { readHtmlTokens } from '@outrider/mail-kit/html/read-html-tokens';
import { inspectMailHtml } from '@outrider/mail-kit/html/sanitize-mail-html';
import { decodeCharset } from '@outrider/mail-kit/mime/decode-charset';
import { listClosedBoundaries, nextDelimiter } from '@outrider/mail-kit/mime/delimiters';
import { messageBodies } from '@outrider/mail-kit/mime/message-bodies';
import { readHeaders } from '@outrider/mail-kit/mime/read-headers';
import { readMimeMessage } from '@outrider/mail-kit/mime/read-mime-message';
import { readPicture } from '@outrider/mail-kit/pictures/read-picture';
import { replyFeatures } from '@outrider/mail-kit/replies/reply-features';
import { roleOf } from '@outrider/mail-kit/reply/client-marks';
import { htmlLines } from '@outrider/mail-kit/reply/html-lines';
import { walkHtml } from '@outrider/mail-kit/reply/html-tokens';
import { labelReply } from '@outrider/mail-kit/reply/label/label-reply';
import { markLines } from '@outrider/mail-kit/reply/mark-lines';
import { markQuotes } from '@outrider/mail-kit/reply/mark-quotes';
import { splitReply } from '@outrider/mail-kit/reply/split-reply';
import { textLines } from '@outrider/mail-kit/reply/text-lines';
import { addSubjectPrefix } from '@outrider/mail-kit/subject/subject-prefix';
import type { Work } from './growth.ts';

const TODAY = { year: 2026, month: 3, day: 2 };
const NOBODY: ReadonlySet<string> = new Set();
const ignore = () => undefined;
const noImage = () => null;
const images = { allowImage: noImage, onLink: ignore, inlineImage: noImage, onTrackingPixel: ignore };

/** PNG, JPEG with a scan, GIF without a table of colours. */
const PICTURE_HEADS = [
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'.padEnd(33, '\0'),
  '\xff\xd8\xff\xda\0\x02',
  'GIF89a'.padEnd(13, '\0'),
];

const letterSaying = (text: string): Letter => ({
  ...letterOf(readMimeMessage('')),
  from: { name: text, address: text },
  to: [text],
  subject: text,
  text,
  header: () => text,
});

const attributesSaying = (text: string) =>
  new Map(['class', 'style', 'id', 'href', 'src', 'alt', 'width'].map((name) => [name, text]));

export const MAIL_KIT_CALLS: Record<string, Work> = {
  'mail-kit/classify/auto-reply readAutoReply': (text) => readAutoReply(letterSaying(text)),
  'mail-kit/classify/auto-reply isMarkedAutomatic': (text) => isMarkedAutomatic(letterSaying(text)),
  'mail-kit/classify/bounce-reason judgeFailure': (text) =>
    judgeFailure({ address: text, texts: [text], status: '', isDelayed: false }),
  'mail-kit/classify/classify-message classifyMessage': (text) => classifyMessage(text),
  'mail-kit/classify/failed-addresses findMentions': (text) => findMentions(text, NOBODY, NOBODY),
  'mail-kit/classify/failed-addresses findBareNames': (text) => findBareNames(text, 'a.test'),
  'mail-kit/classify/find-dates findDates': (text) => findDates(text, TODAY),
  'mail-kit/classify/is-bounce isBounceInProse': (text) =>
    isBounceInProse(letterSaying(text), { notice: text, hasCopy: true }),
  'mail-kit/classify/find-failures findReported': (text) =>
    findReported(letterSaying(text), text, [
      { address: text, action: 'failed', status: '', diagnostic: text, comment: text },
    ]),
  'mail-kit/classify/find-failures findMentioned': (text) =>
    findMentioned(letterSaying(text), text, findMentions(text, NOBODY, NOBODY)),
  'mail-kit/classify/letter letterOf': (text) => letterOf(readMimeMessage(text)),
  'mail-kit/classify/read-bounce readDeliveryReport': (text) => readDeliveryReport(letterSaying(text)),
  'mail-kit/classify/return-date findReturnDate': (text) => findReturnDate(text, TODAY),
  'mail-kit/classify/returned-mail readReturnedMail': (text) =>
    readReturnedMail(letterSaying(text), { notice: text, copy: text }),
  'mail-kit/classify/sender senderOf': (text) => senderOf(letterSaying(text)),
  'mail-kit/classify/sender isConversation': (text) => isConversation(letterSaying(text)),
  'mail-kit/classify/sender mayBeReport': (text) => mayBeReport(letterSaying(text)),
  'mail-kit/classify/ses-notification readSesNotification': (text) => readSesNotification(letterSaying(text)),
  'mail-kit/html/filter-attributes filterAttributes': (text) => filterAttributes('a', attributesSaying(text), images),
  'mail-kit/html/filter-attributes filterStyle': (text) => filterStyle(text, noImage),
  'mail-kit/html/filter-attributes writeAttributes': (text) => writeAttributes(attributesSaying(text)),
  'mail-kit/html/filter-image filterImage': (text) => filterImage(attributesSaying(text), images),
  'mail-kit/html/filter-stylesheet filterStylesheet': (text) =>
    filterStylesheet(readCss(text), { allowImage: noImage, scope: '.a', rename: (id) => id }),
  'mail-kit/html/read-html-tokens readHtmlTokens': (text) =>
    readHtmlTokens(text, { open: ignore, close: ignore, text: ignore }),
  'mail-kit/html/sanitize-mail-html inspectMailHtml': (text) => inspectMailHtml(text),
  'mail-kit/mime/decode-charset decodeCharset': (text) =>
    ['utf-8', 'utf-7', 'iso-2022-jp', 'hz-gb-2312', text].map((charset) => decodeCharset(Buffer.from(text), charset)),
  'mail-kit/mime/delimiters nextDelimiter': (text) =>
    nextDelimiter(text, 0, [{ boundary: 'b' }, { boundary: 'bb' }], listClosedBoundaries(text)),
  'mail-kit/mime/message-bodies messageBodies': (text) => messageBodies(readMimeMessage(text)),
  'mail-kit/mime/read-headers readHeaders': (text) => readHeaders(text, 0, () => false),
  'mail-kit/pictures/read-picture readPicture': (text) =>
    PICTURE_HEADS.map((head) => readPicture(Buffer.from(`${head}${text}`, 'latin1'))),
  'mail-kit/replies/reply-features replyFeatures': (text) => replyFeatures({ code: 550, enhanced: '', text }),
  'mail-kit/reply/client-marks roleOf': (text) => roleOf('div', attributesSaying(text)),
  'mail-kit/reply/html-tokens walkHtml': (text) => walkHtml(text, { open: ignore, close: ignore, text: ignore }),
  'mail-kit/reply/label/label-reply labelReply': (text) => labelReply({ subject: text, written: text, kind: 'human' }),
  'mail-kit/reply/mark-lines markLines': (text) => [markLines(textLines(text)), markLines(htmlLines(text))],
  'mail-kit/reply/mark-quotes markQuotes': (text) => markQuotes(text),
  'mail-kit/reply/split-reply splitReply': (text) => [
    splitReply({ html: text, text: null }),
    splitReply({ html: null, text }),
  ],
  'mail-kit/subject/subject-prefix addSubjectPrefix': (text) => addSubjectPrefix(text, 'reply'),
};

export const MAIL_KIT_NO_TEXT: Record<string, string> = {
  'mail-kit/addresses/scan-address-list scanAddressList': 'is reached by parseAddressList',
  'mail-kit/classify/bounce-reason createFailureJudge': 'is reached by judgeFailure',
  'mail-kit/classify/disposition': 'is reached by classifyMessage',
  'mail-kit/classify/feedback-report': 'is reached by classifyMessage',
  'mail-kit/classify/header-fields fieldOf': 'looks a name up',
  'mail-kit/classify/judge-refusal': 'is reached by judgeFailure',
  'mail-kit/classify/returned-mail addressesIn': 'is parseAddressList',
  'mail-kit/classify/sender hasNullPath': 'is reached by isBounceInProse',
  'mail-kit/classify/sender isBySystem': 'is reached by isBounceInProse',
  'mail-kit/html/css-tokens': 'looks at one token that filterStylesheet hands it',
  'mail-kit/html/css-tokens readCss': 'is reached by filterStylesheet',
  'mail-kit/html/filter-declarations': 'is reached by filterStylesheet',
  'mail-kit/html/sanitize-mail-html sanitizeMailHtml': 'is inspectMailHtml',
  'mail-kit/mime/create-part': 'is reached by readMimeMessage',
  'mail-kit/mime/delimiters delimiterAt': 'is reached by nextDelimiter',
  'mail-kit/mime/mime-part': 'looks a name up',
  'mail-kit/replies/reply-model': 'adds up the features replyFeatures found',
  'mail-kit/reply/attribution attributionLength': 'is reached by markLines',
  'mail-kit/reply/contact-lines': 'is reached by splitReply',
  'mail-kit/reply/header-block': 'is reached by markLines',
  'mail-kit/reply/label/fold fold': 'is reached by labelReply, which hands it four thousand letters at most',
  'mail-kit/reply/line': 'is reached by markLines',
  'mail-kit/reply/split-lines': 'is reached by splitReply',
  'mail-kit/reply/split-reply trimQuotedReply': 'is splitReply',
};
