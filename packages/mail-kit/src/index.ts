export { isAddress, type Mailbox, parseAddress } from './addresses/parse-address.ts';
export { type ListedAddress, parseAddressList } from './addresses/parse-address-list.ts';
export {
  type Classification,
  type ClassifyOptions,
  classifyMessage,
  type MessageKind,
} from './classify/classify-message.ts';
export type { BouncedRecipient } from './classify/find-failures.ts';
export type { BounceReason } from './classify/judge-refusal.ts';
export {
  inspectMailHtml,
  type SanitizedMail,
  type SanitizeOptions,
  sanitizeMailHtml,
} from './html/sanitize-mail-html.ts';
export { decodeHeaderWords } from './mime/decode-header-words.ts';
export { type MessageAttachment, type MessageBodies, messageBodies } from './mime/message-bodies.ts';
export { headerOf, type MimeHeader, type MimePart } from './mime/mime-part.ts';
export { readMimeMessage } from './mime/read-mime-message.ts';
export { type LabelledReply, labelReply, type ReplyToLabel } from './reply/label/label-reply.ts';
export type { ReplyLabel } from './reply/label/phrases.ts';
export { type MarkQuotesOptions, markQuotes } from './reply/mark-quotes.ts';
export { type MailBody, type SplitReply, splitReply, trimQuotedReply } from './reply/split-reply.ts';
export { addSubjectPrefix, REPLY_PREFIX } from './subject/subject-prefix.ts';
