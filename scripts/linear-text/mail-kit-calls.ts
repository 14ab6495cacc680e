import { formatAddress } from '@outrider/mail-kit/addresses/format-address';
import { foldLines } from '@outrider/mail-kit/cards/calendar-text';
import { writeBox } from '@outrider/mail-kit/cards/card';
import { writeMeetingCard } from '@outrider/mail-kit/cards/meeting-card';
import { writeTaskCard } from '@outrider/mail-kit/cards/task-card';
import { writeThankYouCard } from '@outrider/mail-kit/cards/thank-you-card';
import { isMarkedAutomatic, readAutoReply } from '@outrider/mail-kit/classify/auto-reply';
import { judgeFailure } from '@outrider/mail-kit/classify/bounce-reason';
import { classifyMessage } from '@outrider/mail-kit/classify/classify-message';
import { findDates } from '@outrider/mail-kit/classify/dates/find-dates';
import { findReturnDate } from '@outrider/mail-kit/classify/dates/return-date';
import { findBareNames, findMentions } from '@outrider/mail-kit/classify/failed-addresses';
import { findMentioned, findReported } from '@outrider/mail-kit/classify/find-failures';
import { isBounceInProse } from '@outrider/mail-kit/classify/is-bounce';
import { type ParsedMail, parsedMailOf } from '@outrider/mail-kit/classify/parsed-mail';
import { readDeliveryReport } from '@outrider/mail-kit/classify/read-bounce';
import { readReturnedMail } from '@outrider/mail-kit/classify/returned-mail';
import { isConversation, mayBeReport, senderOf } from '@outrider/mail-kit/classify/sender';
import { readSesNotification } from '@outrider/mail-kit/classify/ses-notification';
import { addressWrittenTo, answerRecipients } from '@outrider/mail-kit/compose/answer-recipients';
import { checkBeforeSending } from '@outrider/mail-kit/compose/check-before-sending';
import { htmlToPlain } from '@outrider/mail-kit/compose/html-to-plain';
import { linkCard } from '@outrider/mail-kit/compose/link-card';
import { prepareOutgoing, prepareOutgoingText } from '@outrider/mail-kit/compose/prepare-outgoing';
import { quoteHead } from '@outrider/mail-kit/compose/quote-head';
import { addressesOf, leaveOut, planRecipients } from '@outrider/mail-kit/delivery/plan-recipients';
import { mailRefusalOf, recipientRefusalOf } from '@outrider/mail-kit/delivery/refusal-code';
import { readCss } from '@outrider/mail-kit/html/css-tokens';
import { filterAttributes, filterStyle, writeAttributes } from '@outrider/mail-kit/html/filter-attributes';
import { filterImage } from '@outrider/mail-kit/html/filter-image';
import { filterStylesheet } from '@outrider/mail-kit/html/filter-stylesheet';
import { readHtmlTokens } from '@outrider/mail-kit/html/read-html-tokens';
import { inspectMailHtml } from '@outrider/mail-kit/html/sanitize-mail-html';
import { decodeCharset } from '@outrider/mail-kit/mime/decode-charset';
import { decodePercent } from '@outrider/mail-kit/mime/decode-percent';
import { listClosedBoundaries, nextDelimiter } from '@outrider/mail-kit/mime/delimiters';
import { messageBodies } from '@outrider/mail-kit/mime/message-bodies';
import { readHeaders } from '@outrider/mail-kit/mime/read-headers';
import { readMimeMessage } from '@outrider/mail-kit/mime/read-mime-message';
import { readPicture } from '@outrider/mail-kit/pictures/read-picture';
import { readReceiptRequest } from '@outrider/mail-kit/receipts/read-receipt-request';
import { writeReceipt } from '@outrider/mail-kit/receipts/write-receipt';
import { replyFeatures } from '@outrider/mail-kit/replies/reply-features';
import { roleOf } from '@outrider/mail-kit/reply/client-marks';
import { htmlLines } from '@outrider/mail-kit/reply/html-lines';
import { walkHtml } from '@outrider/mail-kit/reply/html-tokens';
import { labelReply } from '@outrider/mail-kit/reply/label/label-reply';
import { markLines } from '@outrider/mail-kit/reply/mark-lines';
import { markQuotes } from '@outrider/mail-kit/reply/mark-quotes';
import { findNamedAddress } from '@outrider/mail-kit/reply/named-address';
import { findNamedDay } from '@outrider/mail-kit/reply/named-day';
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

const mailSaying = (text: string): ParsedMail => ({
  ...parsedMailOf(readMimeMessage('')),
  from: { name: text, address: text },
  to: [text],
  subject: text,
  text,
  header: () => text,
});

const attributesSaying = (text: string) =>
  new Map(['class', 'style', 'id', 'href', 'src', 'alt', 'width'].map((name) => [name, text]));

const personSaying = (text: string) => ({ name: text, email: text });

/** A mail may name as many people as a text has words. */
const listsSaying = (text: string) => {
  const people = text.split(' ').map((word) => ({ name: word, address: word }));
  return { to: people, cc: people, bcc: people };
};

const answerSaying = (text: string) => {
  const people = [personSaying(text), personSaying(text)];
  return { from: personSaying(text), replyTo: people, to: people, cc: people };
};

export const MAIL_KIT_CALLS: Record<string, Work> = {
  'mail-kit/addresses/format-address formatAddress': (text) => formatAddress({ name: text, address: text }),
  'mail-kit/compose/answer-recipients answerRecipients': (text) =>
    answerRecipients(answerSaying(text), 'replyAll', () => false),
  'mail-kit/compose/answer-recipients addressWrittenTo': (text) => addressWrittenTo(answerSaying(text), [text]),
  'mail-kit/compose/check-before-sending checkBeforeSending': (text) =>
    checkBeforeSending({ subject: text, to: [text], cc: text.split(' '), bcc: [], showOneRcpt: false, text, files: 0 }),
  'mail-kit/compose/link-card linkCard': (text) => linkCard([{ name: text, size: 1, url: text, expiresAt: text }]),
  'mail-kit/compose/quote-head quoteHead': (text) =>
    quoteHead(
      { ...answerSaying(text), subject: text, at: new Date(0) },
      { kind: 'forward', language: 'en', timeZone: 'UTC' },
    ),
  'mail-kit/delivery/plan-recipients planRecipients': (text) =>
    planRecipients({ to: [text], cc: text.split(' '), bcc: text.split(','), isOneRcpt: true }),
  'mail-kit/delivery/plan-recipients leaveOut': (text) => leaveOut([listsSaying(text)], (address) => address === text),
  'mail-kit/delivery/plan-recipients addressesOf': (text) => addressesOf(listsSaying(text)),
  'mail-kit/delivery/refusal-code mailRefusalOf': (text) => mailRefusalOf({ code: '550', enhanced: text, text }),
  'mail-kit/delivery/refusal-code recipientRefusalOf': (text) =>
    recipientRefusalOf({ code: '550', enhanced: text, text }),
  'mail-kit/cards/card writeBox': (text) => writeBox([text, text]),
  'mail-kit/cards/calendar-text foldLines': (text) => foldLines([text]),
  'mail-kit/cards/thank-you-card writeThankYouCard': (text) =>
    writeThankYouCard({ heading: text, message: text, from: text }),
  'mail-kit/cards/task-card writeTaskCard': (text) =>
    writeTaskCard({ title: text, note: text, due: '', doneLink: text, language: 'en' }),
  'mail-kit/cards/meeting-card writeMeetingCard': (text) =>
    writeMeetingCard({
      uid: text,
      title: text,
      startsAt: new Date(0),
      minutes: 30,
      timeZone: 'UTC',
      link: text,
      note: text,
      organizer: { name: text, email: text },
      attendees: [{ name: text, email: text }],
      sequence: 0,
      madeAt: new Date(0),
      language: 'en',
    }),
  'mail-kit/receipts/read-receipt-request readReceiptRequest': (text) => readReceiptRequest(() => text),
  'mail-kit/receipts/write-receipt writeReceipt': (text) =>
    writeReceipt({
      from: { name: text, address: 'a@a.test' },
      to: [text],
      original: { messageId: text, subject: text, sentAt: new Date(0) },
      sentBy: 'rule',
      messageId: text,
      at: new Date(0),
      program: text,
      language: 'en',
    }),
  'mail-kit/classify/auto-reply readAutoReply': (text) => readAutoReply(mailSaying(text)),
  'mail-kit/classify/auto-reply isMarkedAutomatic': (text) => isMarkedAutomatic(mailSaying(text)),
  'mail-kit/classify/bounce-reason judgeFailure': (text) =>
    judgeFailure({ address: text, texts: [text], status: '', isDelayed: false }),
  'mail-kit/classify/classify-message classifyMessage': (text) => classifyMessage(text),
  'mail-kit/classify/failed-addresses findMentions': (text) => findMentions(text, NOBODY, NOBODY),
  'mail-kit/classify/failed-addresses findBareNames': (text) => findBareNames(text, 'a.test'),
  'mail-kit/classify/dates/find-dates findDates': (text) => findDates(text, TODAY),
  'mail-kit/classify/is-bounce isBounceInProse': (text) =>
    isBounceInProse(mailSaying(text), { notice: text, hasCopy: true }),
  'mail-kit/classify/find-failures findReported': (text) =>
    findReported(mailSaying(text), text, [
      { address: text, action: 'failed', status: '', diagnostic: text, comment: text },
    ]),
  'mail-kit/classify/find-failures findMentioned': (text) =>
    findMentioned(mailSaying(text), text, findMentions(text, NOBODY, NOBODY)),
  'mail-kit/classify/parsed-mail parsedMailOf': (text) => parsedMailOf(readMimeMessage(text)),
  'mail-kit/classify/read-bounce readDeliveryReport': (text) => readDeliveryReport(mailSaying(text)),
  'mail-kit/classify/dates/return-date findReturnDate': (text) => findReturnDate(text, TODAY),
  'mail-kit/classify/returned-mail readReturnedMail': (text) =>
    readReturnedMail(mailSaying(text), { notice: text, copy: text }),
  'mail-kit/classify/sender senderOf': (text) => senderOf(mailSaying(text)),
  'mail-kit/classify/sender isConversation': (text) => isConversation(mailSaying(text)),
  'mail-kit/classify/sender mayBeReport': (text) => mayBeReport(mailSaying(text)),
  'mail-kit/classify/ses-notification readSesNotification': (text) => readSesNotification(mailSaying(text)),
  'mail-kit/compose/html-to-plain htmlToPlain': (text) => [htmlToPlain(text, 'own'), htmlToPlain(text, 'pasted')],
  'mail-kit/compose/prepare-outgoing prepareOutgoing': (text) =>
    prepareOutgoing({ html: text, signature: text, quote: { head: text, html: text, text: null } }),
  'mail-kit/compose/prepare-outgoing prepareOutgoingText': (text) =>
    prepareOutgoingText({ text, signature: text, quote: { head: text, html: null, text } }),
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
  'mail-kit/mime/decode-percent decodePercent': (text) => decodePercent(text),
  'mail-kit/mime/message-bodies messageBodies': (text) => messageBodies(readMimeMessage(text)),
  'mail-kit/mime/read-headers readHeaders': (text) => readHeaders(text, 0, () => false),
  'mail-kit/pictures/read-picture readPicture': (text) =>
    PICTURE_HEADS.map((head) => readPicture(Buffer.from(`${head}${text}`, 'latin1'))),
  'mail-kit/replies/reply-features replyFeatures': (text) => replyFeatures({ code: 550, enhanced: '', text }),
  'mail-kit/reply/named-address findNamedAddress': (text) => findNamedAddress(text, []),
  'mail-kit/reply/named-day findNamedDay': (text) =>
    findNamedDay(text, { at: new Date('2026-11-17T09:00:00Z'), zone: 'UTC' }),
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
  'mail-kit/cards/calendar-text localTime': 'takes a moment',
  'mail-kit/cards/calendar-text writeZone': 'takes the name of a zone',
  'mail-kit/zones': 'takes the name of a zone',
  'mail-kit/addresses/scan-address-list scanAddressList': 'is reached by parseAddressList',
  'mail-kit/classify/bounce-reason createFailureJudge': 'is reached by judgeFailure',
  'mail-kit/classify/disposition': 'is reached by classifyMessage',
  'mail-kit/classify/feedback-report': 'is reached by classifyMessage',
  'mail-kit/classify/header-fields fieldOf': 'looks a name up',
  'mail-kit/classify/judge-refusal': 'is reached by judgeFailure',
  'mail-kit/classify/returned-mail addressesIn': 'is parseAddressList',
  'mail-kit/classify/sender hasNullPath': 'is reached by isBounceInProse',
  'mail-kit/classify/sender isBySystem': 'is reached by isBounceInProse',
  'mail-kit/compose/blocks': 'looks at one run of text',
  'mail-kit/compose/blocks-to-text': 'is reached by htmlToPlain',
  'mail-kit/compose/declarations hasNoMargin': 'is reached by cleanPastedHtml',
  'mail-kit/compose/element-facts': 'is reached by cleanPastedHtml',
  'mail-kit/compose/group-lists': 'is reached by cleanPastedHtml',
  'mail-kit/compose/join-lines': 'is reached by cleanPastedHtml',
  'mail-kit/compose/list-markers': 'is reached by cleanPastedHtml',
  'mail-kit/compose/read-blocks': 'is reached by cleanPastedHtml and prepareOutgoing',
  'mail-kit/compose/read-table': 'is reached by cleanPastedHtml',
  'mail-kit/compose/tidy-runs': 'is reached by cleanPastedHtml',
  'mail-kit/compose/write-blocks': 'is reached by cleanPastedHtml and prepareOutgoing',
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
