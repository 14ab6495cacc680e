import type { ComposeAttachment, ComposeAttrs } from '@outrider/contract/compose/attrs';

export const MEMBER_TYPES = ['to', 'cc', 'bcc'] as const;
export type MailMemberType = (typeof MEMBER_TYPES)[number];

/** As typed: an address that is none is kept, shown as such, and dropped on delivery. */
export type Receiver = { email: string; name: string; mailMemberType: MailMemberType };

/** `sending` while a save or a delivery is on its way (specification, section 4). */
export type SendStatus = 'sending' | 'saved' | 'sent' | 'sentFailed';

export type AliasSender = { id: string; name: string; nickName: string; mailEmail: string };

/** An address a mail can be from: a mailbox, or one of its aliases. */
export type Sender = { key: string; accountId: string; email: string; name: string; aliasId: string };

/** Fields of a mail that are shown, or ways of writing that are switched on. */
export type MailStatus = {
  cc: boolean;
  bcc: boolean;
  showContact: boolean;
  puretext: boolean;
  useVariable: boolean;
  conferenceShow: boolean;
  praiseMailShow: boolean;
  taskMailShow: boolean;
};

export type MailEntry = {
  title: string;
  content: { content: string };
  attachment: ComposeAttachment[];
  priority: ComposeAttrs['priority'];
  sendStatus: SendStatus | undefined;
  folder: number | undefined;
  tid: string | undefined;
  linkAttached: boolean;
};

/** The mail being composed, by the names of the specification (section 3); what is ours comes last. */
export type ComposedMail = {
  cid: string;
  _id: string | undefined;
  draftId: string | undefined;
  /** The mailbox it goes through. */
  _account: string;
  /** The sender it began with. It changes only by hand. */
  initSenderStr: string;
  /** Another sender than that, chosen by hand and checked before sending; empty for none. */
  optSenderStr: string;
  aliasSender: AliasSender | undefined;
  sender: string;
  receiver: Receiver[];
  isOneRcpt: boolean;
  /** Who is reminded of: a reminder comes when one of them has neither read nor answered. */
  senderReceivers: string[];
  requestReadReceipt: boolean;
  /** Opens are to be seen. Nobody is traced unless that was switched on for this very mail. */
  mailTrace: boolean;
  scheduleDate: string;
  scheduleDateTimeZone: string;
  setEncrypt: boolean;
  /** Never leaves this page: neither into a draft nor into the copy of this browser. */
  encpwd: string;
  savePassword: boolean;
  isEncryptedMail: boolean;
  defaultSign: boolean;
  mailEditStatus: boolean;
  subAccountExpired: boolean;
  /** Leaves without a question. */
  noPrompt: boolean;
  resend: boolean;
  includeVariable: boolean;
  status: MailStatus;
  entry: MailEntry;

  remindAfterDays: number;
  /** For so long an encrypted mail opens; whether it also goes as a file that opens without this server. */
  encryptDays: number;
  encryptAsFile: boolean;
  reference: ComposeAttrs['reference'];
  quote: ComposeAttrs['quote'];
  cards: ComposeAttrs['cards'];
};

const NO_STATUS: MailStatus = {
  cc: false,
  bcc: false,
  showContact: false,
  puretext: false,
  useVariable: false,
  conferenceShow: false,
  praiseMailShow: false,
  taskMailShow: false,
};

export type NewMail = { cid: string; account: string; sender: string; timeZone: string };

export const newMail = ({ cid, account, sender, timeZone }: NewMail): ComposedMail => ({
  cid,
  _id: undefined,
  draftId: undefined,
  _account: account,
  initSenderStr: sender,
  optSenderStr: '',
  aliasSender: undefined,
  sender,
  receiver: [],
  isOneRcpt: false,
  senderReceivers: [],
  requestReadReceipt: false,
  mailTrace: false,
  scheduleDate: '',
  scheduleDateTimeZone: timeZone,
  setEncrypt: false,
  encpwd: '',
  savePassword: false,
  isEncryptedMail: false,
  defaultSign: true,
  mailEditStatus: false,
  subAccountExpired: false,
  noPrompt: false,
  resend: false,
  includeVariable: false,
  status: NO_STATUS,
  entry: {
    title: '',
    content: { content: '' },
    attachment: [],
    priority: 3,
    sendStatus: undefined,
    folder: undefined,
    tid: undefined,
    linkAttached: false,
  },
  remindAfterDays: 3,
  encryptDays: 30,
  encryptAsFile: false,
  reference: null,
  quote: null,
  cards: [],
});

export const receiversOf = ({ receiver }: ComposedMail, type: MailMemberType): Receiver[] =>
  receiver.filter(({ mailMemberType }) => mailMemberType === type);
