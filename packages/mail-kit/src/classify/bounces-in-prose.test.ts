import { describe, expect, it } from 'vitest';
import { classifyMessage } from './classify-message.ts';
import { ORIGINAL, writeMail, writeMultipart } from './write-mail-testing.ts';

const DAEMON = { From: 'MAILER-DAEMON@mx.test', 'Return-Path': '<>' };

type Family = { family: string; raw: string; reason: string; hard: boolean; status?: string };

const FAMILIES: Family[] = [
  {
    family: 'qmail',
    raw: writeMail(
      { ...DAEMON, Subject: 'failure notice' },
      `Hi. This is the qmail-send program at mx.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up.\n\n<jo@acme.test>:\n192.0.2.7 does not like recipient.\nRemote host said: 550 5.1.1 unknown mailbox\nGiving up on 192.0.2.7.\n\n--- Below this line is a copy of the message.\n\n${ORIGINAL}`,
    ),
    reason: 'user_unknown',
    hard: true,
    status: '5.1.1',
  },
  {
    family: 'Exim',
    raw: writeMail(
      {
        ...DAEMON,
        Subject: 'Mail delivery failed: returning message to sender',
        'X-Failed-Recipients': 'jo@acme.test',
      },
      `This message was created automatically by mail delivery software.\n\nThe following address(es) failed:\n\n  jo@acme.test\n    host mx.acme.test [192.0.2.7]\n    SMTP error from remote mail server after RCPT TO:<jo@acme.test>:\n    550-Sender host is on a block list\n\n------ This is a copy of the message ------\n\n${ORIGINAL}`,
    ),
    reason: 'policy',
    hard: false,
  },
  {
    family: 'old sendmail',
    raw: writeMail(
      { From: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.test>', Subject: 'Returned mail: User unknown' },
      `   ----- Transcript of session follows -----\nWhile talking to mx.acme.test:\n>>> RCPT To:<jo@acme.test>\n<<< 550 <jo@acme.test>... User unknown\n550 <jo@acme.test>... User unknown\n\n   ----- Unsent message follows -----\n${ORIGINAL}`,
    ),
    reason: 'user_unknown',
    hard: true,
  },
  {
    family: 'Yahoo',
    raw: writeMail(
      { ...DAEMON, Subject: 'Failure Notice' },
      `Sorry, we were unable to deliver your message to the following address.\n\n<jo@acme.test>:\n552: 5.2.2 The mailbox is over its quota\n\n--- Below this line is a copy of the message.\n\n${ORIGINAL}`,
    ),
    reason: 'mailbox_full',
    hard: false,
    status: '5.2.2',
  },
  {
    family: 'Gmail in HTML',
    raw: writeMail(
      {
        ...DAEMON,
        From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
        Subject: 'Delivery Status Notification (Failure)',
        'X-Failed-Recipients': 'jo@acme.test',
        'Content-Type': 'text/html; charset=utf-8',
      },
      '<html><head><style>p { color: red }</style></head><body><h2>Address not found</h2><p>Your message wasn&#39;t delivered to <b>jo@acme.test</b> because the address couldn&#39;t be found.</p></body></html>',
    ),
    reason: 'user_unknown',
    hard: true,
  },
  {
    family: 'Exchange of old',
    raw: writeMail(
      { From: 'System Administrator <postmaster@acme.test>', 'Return-Path': '<>', Subject: 'Undeliverable: Hello' },
      'Your message\n\n  To:      jo@acme.test\n  Subject: Hello\n\ndid not reach the following recipient(s):\n\njo@acme.test on Mon, 16 Nov 2026 09:00:00 +0100\n    The recipient name is not recognized\n',
    ),
    reason: 'user_unknown',
    hard: true,
  },
  {
    family: 'a notice called by its short name',
    raw: writeMail(
      { From: 'Administrator <admin@acme.test>', 'Return-Path': '<>', Subject: 'NDN: Hello' },
      'Your message did not reach the following recipients:\n\n  jo@acme.test\n\nThe recipient mailbox is full.\n',
    ),
    reason: 'mailbox_full',
    hard: false,
  },
  {
    family: 'Notes',
    raw: writeMail(
      { From: 'postmaster@acme.test', Subject: 'Undeliverable message' },
      `------- Failure Reasons  --------\n\nUser not listed in the directory\njo@acme.test\n\n------- Returned Message --------\n${ORIGINAL}`,
    ),
    reason: 'user_unknown',
    hard: true,
  },
  {
    family: 'GroupWise',
    raw: writeMail(
      { From: 'Mailer-Daemon <Mailer-Daemon@acme.test>', Subject: 'Message status - undeliverable' },
      'The attached file had the following undeliverable recipient(s):\n\njo@acme.test\nThe user account is disabled\n',
    ),
    reason: 'disabled',
    hard: false,
  },
  {
    family: 'MDaemon',
    raw: writeMail(
      { From: 'MDaemon@mx.test', Subject: 'Permanent Delivery Failure' },
      `The attached message had PERMANENT fatal delivery errors!\n\nAfter one or more unsuccessful delivery attempts the attached message has been removed from the queue.\n\nFailed address: jo@acme.test\n\n--- Session Transcript ---\n<-- 550 No such host: acme.test is an unknown domain\n`,
    ),
    reason: 'host_unknown',
    hard: true,
  },
  {
    family: 'GMX in German',
    raw: writeMail(
      { From: 'mailer-daemon@mail.test', Subject: 'Nachricht konnte nicht zugestellt werden' },
      `Ihre Nachricht konnte nicht an folgenden Empfänger zugestellt werden:\n\njo@acme.test:\nDas Postfach des Empfängers ist voll.\n\n--- Der Kopf der ursprünglichen Nachricht folgt. ---\n\n${ORIGINAL}`,
    ),
    reason: 'mailbox_full',
    hard: false,
  },
  {
    family: 'a French provider',
    raw: writeMail(
      { ...DAEMON, Subject: 'Non remis : Hello' },
      `Votre message n'a pas pu être remis aux destinataires suivants :\n\njo@acme.test\nUtilisateur inconnu\n`,
    ),
    reason: 'user_unknown',
    hard: true,
  },
  {
    family: 'mail.ru',
    raw: writeMail(
      { From: 'mailer-daemon@corp.mail.test', Subject: 'Ваше сообщение не доставлено. Mail failure.' },
      'К сожалению, Ваше письмо не может быть доставлено одному или нескольким получателям:\n\n  jo@acme.test\n    retry timeout exceeded\n',
    ),
    reason: 'temporary',
    hard: false,
  },
  {
    family: 'QQ',
    raw: writeMail(
      {
        From: 'PostMaster@qq.test',
        Subject: '系统退信',
        'Content-Type': 'text/html; charset=utf-8',
      },
      '<div>抱歉，您的邮件被退回来了……</div><div>收件人邮件地址：jo@acme.test</div><div>退信原因：收件人邮箱不存在。</div><div>host mx.acme.test said: 550 Mailbox not found</div>',
    ),
    reason: 'user_unknown',
    hard: true,
  },
  {
    family: 'a Japanese carrier',
    raw: writeMail(
      {
        From: 'Postmaster@keitai.test',
        'Return-Path': '<MAILER-DAEMON>',
        Subject: 'Mail System Error - Returned Mail',
      },
      '次のあて先へのメッセージはエラーのため送信できませんでした。\n\n受信者のメールボックスがいっぱいです。\n\n<jo@acme.test>\n',
    ),
    reason: 'mailbox_full',
    hard: false,
  },
  {
    family: 'a gateway that encloses the mail',
    raw: writeMultipart({ From: 'no-reply@mail.acme.test', Subject: 'Mail' }, 'multipart/mixed', [
      {
        type: 'text/plain',
        body: 'Your mail could not be delivered to: <jo@acme.test>\nThe message is too large for this mailbox.',
      },
      { type: 'message/rfc822', body: ORIGINAL },
    ]),
    reason: 'too_big',
    hard: false,
  },
];

describe('bounces in prose', () => {
  it.each(FAMILIES)('reads who failed and why from $family', ({ raw, reason, hard, status }) => {
    const { kind, bounce } = classifyMessage(raw);
    expect(kind).toBe('bounce');
    expect(bounce?.recipients).toEqual([{ address: 'jo@acme.test', hard, status: status ?? '', reason }]);
  });

  it('tells several recipients apart, each with its own reason', () => {
    const { bounce } = classifyMessage(
      writeMail(
        { ...DAEMON, Subject: 'failure notice' },
        `I wasn't able to deliver your message to the following addresses.\n\n<ann@acme.test>:\n550 5.1.1 no such user\n\n<bob@acme.test>:\n552 5.2.2 mailbox full\n\n--- Below this line is a copy of the message.\n\n${ORIGINAL}`,
      ),
    );
    expect(bounce?.recipients.map(({ address, reason }) => [address, reason])).toEqual([
      ['ann@acme.test', 'user_unknown'],
      ['bob@acme.test', 'mailbox_full'],
    ]);
  });

  it('names the mail that did not arrive by what is returned of it', () => {
    const raw = writeMail(
      { ...DAEMON, Subject: 'failure notice' },
      `Unable to deliver message to the following address.\n\n<jo@acme.test>:\nunknown user\n\n--- Original message follows.\n\n${ORIGINAL}`,
    );
    expect(classifyMessage(raw)).toMatchObject({
      originalMessageId: '<original@sender.test>',
      originalRecipients: ['jo@acme.test'],
    });
  });

  it('takes a warning that mail still waits for a delay', () => {
    const raw = writeMail(
      { ...DAEMON, Subject: 'Delivery Status Notification (Delay)' },
      'THIS IS A WARNING MESSAGE ONLY.\n\nDelivery to the following recipient has been delayed:\n\n     jo@acme.test\n\nMessage will be retried for 2 more day(s)\n',
    );
    expect(classifyMessage(raw).bounce?.recipients).toEqual([
      { address: 'jo@acme.test', hard: false, status: '', reason: 'temporary', delayed: true },
    ]);
  });

  it('does not hold a user for unknown when the whole message was refused', () => {
    const raw = writeMail(
      { ...DAEMON, Subject: 'Mail delivery failed' },
      'There was an error delivering your mail to <jo@acme.test>.\n\nmx.acme.test did not like our final DATA:\n550 user unknown\n',
    );
    expect(classifyMessage(raw).bounce?.recipients).toMatchObject([{ hard: false, reason: 'policy' }]);
  });
});
