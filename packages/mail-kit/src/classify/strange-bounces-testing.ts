import { ORIGINAL, writeMail, writeMultipart } from './write-mail-testing.ts';

/** A notice without a report of RFC 3464, as some program out there writes it. */
export type StrangeBounce = {
  by: string;
  raw: string;
  recipients: string[];
  reason: string;
  hard: boolean;
};

const bounce = (
  by: string,
  headers: Record<string, string>,
  body: string,
  [reason, hard = false]: [string, boolean?],
  recipients = ['jo@acme.test'],
): StrangeBounce => ({
  by,
  raw: writeMail({ 'Message-ID': '<n@mx.test>', ...headers }, body),
  recipients,
  reason,
  hard,
});

/** Written from knowledge of the programs, each in words of its own kind; none is a copy of a mail. */
export const STRANGE_BOUNCES: StrangeBounce[] = [
  bounce(
    'a hosted filter that names itself only in the subject',
    { From: 'filter@gateway.test', Subject: 'Message rejected: Hello' },
    'The following message was rejected by the recipient server and has not been delivered.\n\nRecipient: jo@acme.test\nServer response: 550 5.7.1 Message content rejected due to policy\n',
    ['policy'],
  ),
  bounce(
    'an Exchange that calls itself an administrator',
    { From: '"System Administrator" <sysadmin@acme.test>', Subject: 'Undeliverable: Hello' },
    'Your message did not reach some or all of the intended recipients.\n\n      Subject: Hello\n      Sent:    11/16/2026 9:00 AM\n\nThe following recipient(s) could not be reached:\n\n      jo@acme.test on 11/16/2026 9:00 AM\n            The e-mail account does not exist at the organization this message was sent to.\n            <mx.acme.test #5.1.1>\n',
    ['user_unknown', true],
  ),
  bounce(
    'a web host in its customer’s name',
    { From: 'hosting@provider.test', Subject: 'Delivery failure (jo@acme.test)' },
    `Could not deliver message to the following recipient(s):\n\nFailed Recipient: jo@acme.test\nReason: Remote host said: 552 5.2.2 mailbox quota exceeded\n\n   -- The header and top 20 lines of the message follows --\n\n${ORIGINAL}`,
    ['mailbox_full'],
  ),
  bounce(
    'SmarterMail',
    { From: '<>', Subject: 'Delivery Failure' },
    'Could not deliver message to the following recipient(s):\n\nFailed Recipient: jo@acme.test\nReason: No such user\n',
    ['user_unknown', true],
  ),
  bounce(
    'CommuniGate',
    { From: 'MAILER-DAEMON@mx.test', Subject: 'Undeliverable mail: Hello' },
    `Failed to deliver to '<jo@acme.test>'\nSMTP module(domain acme.test) reports:\n host acme.test says:\n 550 unknown user account\n\n${ORIGINAL}`,
    ['user_unknown', true],
  ),
  bounce(
    'Kerio',
    { From: 'Mail Delivery System <postmaster@mx.test>', Subject: 'Delivery failed' },
    'Your message could not be delivered to these recipients:\n\n<jo@acme.test>: Connection to the server of the recipient timed out, the message expired after 5 days in the queue\n',
    ['temporary'],
  ),
  bounce(
    'hMailServer',
    { From: 'mailer-daemon@mx.test', Subject: 'Message undeliverable: Hello' },
    'Your message did not reach some or all of the intended recipients.\n\n   Sent: Mon, 16 Nov 2026 09:00:00 +0100\n   Subject: Hello\n\nThe following recipient(s) could not be reached:\n\njo@acme.test\n   Error Type: SMTP\n   Remote server (192.0.2.7) issued an error.\n   hMailServer sent: RCPT TO:<jo@acme.test>\n   Remote server replied: 550 5.1.1 User unknown\n\nhMailServer\n',
    ['user_unknown', true],
  ),
  bounce(
    'a server in MAIL FROM',
    { From: 'Mailer-Daemon@mx.test', Subject: 'Mail delivery failed: returning message to sender' },
    'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its recipients. This is a permanent error. The following address(es) failed:\n\n  jo@acme.test\n    SMTP error from remote mail server after MAIL FROM:<me@sender.test> SIZE=1024:\n    host mx.acme.test [192.0.2.7]: 550 unknown user\n',
    ['policy'],
  ),
  bounce(
    'Sendmail under pipelining',
    { From: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.test>', Subject: 'Returned mail: see transcript for details' },
    `   ----- The following addresses had permanent fatal errors -----\n<jo@acme.test>\n    (reason: 550 No such user)\n\n   ----- Transcript of session follows -----\n... while talking to mx.acme.test.:\n>>> DATA\n<<< 550 No such user\n550 5.1.1 <jo@acme.test>... User unknown\n<<< 503 No valid recipients\n`,
    ['user_unknown', true],
  ),
  bounce(
    'a server that refuses what it has read',
    { From: 'MAILER-DAEMON@mx.test', Subject: 'failure notice' },
    `Hi. This is the qmail-send program at mx.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<jo@acme.test>:\n192.0.2.7 failed after I sent the message.\nRemote host said: 550 Message looks like spam\n\n--- Below this line is a copy of the message.\n\n${ORIGINAL}`,
    ['policy'],
  ),
  bounce(
    'a robot without a subject',
    { From: 'do-not-reply@mail.acme.test', Subject: '' },
    `Your e-mail to jo@acme.test was not delivered because the mailbox is full.\n\n----- Original message -----\n${ORIGINAL}`,
    ['mailbox_full'],
  ),
  bounce(
    'an anti-virus gateway',
    { From: 'Mail_Gateway_AntiVirus@acme.test', Subject: 'Virus alert: your message was not delivered' },
    'The message you sent to jo@acme.test contained a virus and was not delivered.\n\nVirus: EICAR\n',
    ['policy'],
  ),
  bounce(
    'a list of people who do not exist',
    { From: 'postmaster@acme.test', Subject: 'Delivery Status Notification' },
    'These recipients of your message have been processed by the mail server:\n\njo@acme.test; Failed; 5.1.1 (bad destination mailbox address)\nann@acme.test; Failed; 5.2.2 (mailbox full)\n',
    ['user_unknown', true],
    ['jo@acme.test', 'ann@acme.test'],
  ),
  bounce(
    'a Norwegian server',
    { From: 'postmaster@acme.test', Subject: 'Kan ikke leveres: Hello' },
    'Meldingen kunne ikke leveres til følgende mottakere:\n\njo@acme.test\n550 5.1.1 Ukjent mottaker\n',
    ['user_unknown', true],
  ),
  bounce(
    'a Swedish server',
    { From: 'postmaster@acme.test', Subject: 'Kunde inte levereras: Hello' },
    'Ditt meddelande kunde inte levereras till följande mottagare:\n\njo@acme.test\nAnvändaren finns inte.\n',
    ['user_unknown', true],
  ),
  bounce(
    'a Finnish server',
    { From: 'postmaster@acme.test', Subject: 'Toimittaminen epäonnistui' },
    'Viestiäsi ei voitu toimittaa seuraaville vastaanottajille:\n\njo@acme.test\n550 5.1.1 Tuntematon vastaanottaja\n',
    ['user_unknown', true],
  ),
  bounce(
    'a Hungarian server',
    { From: 'postmaster@acme.test', Subject: 'Kézbesítési hiba' },
    'Az üzenetet nem sikerült kézbesíteni a következő címzetteknek:\n\njo@acme.test\n552 5.2.2 a postafiók megtelt (mailbox full)\n',
    ['mailbox_full'],
  ),
  bounce(
    'a Turkish server',
    { From: 'postmaster@acme.test', Subject: 'İletilemedi: Hello' },
    'İletiniz şu alıcılara teslim edilemedi:\n\njo@acme.test\n550 5.1.1 Kullanıcı bulunamadı\n',
    ['user_unknown', true],
  ),
  bounce(
    'a Korean server',
    { From: 'postmaster@acme.test', Subject: '메일 전송 실패 안내' },
    '다음 수신자에게 메일을 전달하지 못했습니다.\n\njo@acme.test\n550 5.1.1 User unknown\n',
    ['user_unknown', true],
  ),
  bounce(
    'NetEase',
    { From: 'Postmaster@163.test', Subject: '系统退信' },
    '抱歉，您的邮件被退回来了。\n\n收件人：jo@acme.test\n退信原因：550 5.1.1 User unknown\n建议解决方案：请检查收件人地址\n',
    ['user_unknown', true],
  ),
  bounce(
    'a mailing of the returned mail alone',
    { From: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.test>', Subject: 'Returned mail: Service unavailable' },
    `   ----- The following addresses have delivery notifications -----\njo@acme.test  (unrecoverable error)\n\n   ----- Transcript of session follows -----\n554 jo@acme.test... Service unavailable\n\n   ----- Original message follows -----\n${ORIGINAL}`,
    ['other'],
  ),
  bounce(
    'a provider’s screen names',
    { From: 'MAILER-DAEMON@bigisp.test', Subject: 'Mail Delivery Problem' },
    'Your mail could not be delivered to the following recipients because their mailbox is full:\n\n\tcooljoe77\n',
    ['mailbox_full'],
    ['cooljoe77@bigisp.test'],
  ),
  bounce(
    'one that shows its header first',
    { From: 'System Administrator <postmaster@acme.test>', Subject: 'Undeliverable: Hello' },
    'Your message\n\n  To:      list@sender.test\n  Cc:      other@sender.test\n  Subject: Hello\n\ndid not reach the following recipient(s):\n\njo@acme.test on Mon, 16 Nov 2026 09:00:00 +0100\n    Unknown Recipient\n',
    ['user_unknown', true],
  ),
  bounce(
    'an alias that hides its target',
    { From: 'Mailer-Daemon@mx.test', Subject: 'Mail delivery failed: returning message to sender' },
    'A message that you sent could not be delivered to one or more of its recipients. The following address(es) failed:\n\n  an undisclosed address\n    (generated from jo@acme.test)\n    Unrouteable address\n',
    ['host_unknown', true],
  ),
  bounce(
    'a delay',
    { From: 'MAILER-DAEMON@mx.test', Subject: 'Warning: message still undelivered after 4 hours' },
    'THIS IS A WARNING MESSAGE ONLY.\n\nThe following address is still being retried:\n\njo@acme.test\n    connection timed out\n',
    ['temporary'],
  ),
  bounce(
    'a name server that does not answer',
    { From: 'MAILER-DAEMON@mx.test', Subject: 'Undelivered Mail Returned to Sender' },
    '<jo@acme.test>: Host or domain name not found. Name service error for name=acme.test type=MX: Host not found, try again\n',
    ['temporary'],
  ),
  bounce(
    'a French gateway that answers in two languages',
    { From: 'messagerie@acme.test', Subject: 'RE: Hello : non remis (delivery failed)' },
    '*****\nVotre message n’a pas pu être délivré à\njo@acme.test\n*****\nYour message could not be delivered to\njo@acme.test\n*****\n',
    ['other'],
  ),
  bounce(
    'an advisory of a full mailbox',
    { From: 'Mail Service <mailservice@acme.test>', Subject: 'Mail Delivery Warning' },
    'This is an advisory-only email. Please do not reply to it.\n\nDelivery of email to this address:\n\n"jo@acme.test"\n\nhas been postponed due to a full mailbox.\n\nWe will continue to try to deliver your message over the next few days.\n',
    ['mailbox_full'],
  ),
  {
    by: 'a filter that encloses what it refused',
    raw: writeMultipart({ From: 'quarantine@acme.test', Subject: 'Undelivered mail' }, 'multipart/mixed', [
      {
        type: 'text/plain',
        body: 'The attached message could not be delivered to jo@acme.test: attachment type not allowed.',
      },
      { type: 'message/rfc822', body: ORIGINAL },
    ]),
    recipients: ['jo@acme.test'],
    reason: 'policy',
    hard: false,
  },
  {
    by: 'Dovecot’s rejection in the form of a receipt',
    raw: writeMultipart(
      {
        From: 'Mail Delivery Subsystem <postmaster@acme.test>',
        Subject: 'Rejected: Hello',
        'Auto-Submitted': 'auto-replied (rejected)',
      },
      'multipart/report; report-type=disposition-notification',
      [
        {
          type: 'text/plain',
          body: 'Your message to <jo@acme.test> was automatically rejected:\nQuota exceeded (mailbox for user is full)\n',
        },
        {
          type: 'message/disposition-notification',
          body: 'Final-Recipient: rfc822; jo@acme.test\nOriginal-Message-ID: <original@sender.test>\nDisposition: automatic-action/MDN-sent-automatically; deleted\n',
        },
      ],
    ),
    recipients: ['jo@acme.test'],
    reason: 'mailbox_full',
    hard: false,
  },
  bounce(
    'Zimbra',
    { From: 'MAILER-DAEMON@zimbra.acme.test (Mail Delivery System)', Subject: 'Undelivered Mail Returned to Sender' },
    `This is the mail system at host zimbra.acme.test.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients.\n\n<jo@acme.test>: host 10.0.0.1[10.0.0.1] said: 550 5.1.1 <jo@acme.test>: Recipient address rejected: acme.test (in reply to RCPT TO command)\n`,
    ['user_unknown', true],
  ),
  bounce(
    'Domino’s router',
    {
      From: 'Mail Router <router@acme.test>',
      Subject: 'DELIVERY FAILURE: User jo (jo@acme.test) not listed in Domino Directory',
    },
    `Your message\n\n  Subject: Hello\n\nwas not delivered to:\n\n  jo@acme.test\n\nbecause:\n\n  User jo (jo@acme.test) not listed in Domino Directory\n`,
    ['user_unknown', true],
  ),
  bounce(
    'a help desk',
    { From: 'IT Helpdesk <helpdesk@acme.test>', Subject: 'Undeliverable Mail', 'Auto-Submitted': 'auto-generated' },
    `The following e-mail could not be delivered:\n\nTo: jo@acme.test\nSubject: Hello\n\nReason: The mailbox is no longer active.\n`,
    ['disabled'],
  ),
  bounce(
    'a filter in one sentence',
    { From: 'noreply@filter.test', Subject: 'Your email was blocked' },
    `Your email to jo@acme.test was blocked.\n\nReason: SPF check failed for sender.test\n`,
    ['policy'],
  ),
  bounce(
    'a web host’s script',
    { From: 'admin@webhost.test', Subject: 'Mail delivery failed' },
    `Sorry, the following recipient could not be reached:\n\njo@acme.test\n\nThe remote server answered: 554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org\n\n----- Message header follows -----\n${ORIGINAL}`,
    ['policy'],
  ),
  bounce(
    'SurgeMail',
    { From: 'SurgeMail <postmaster@mx.test>', Subject: 'Failed mail: bad destination' },
    `Your message could not be delivered to the following addresses.\n\nFailed address: jo@acme.test\nError: Domain acme.test does not exist (dns lookup failed)\n`,
    ['host_unknown', true],
  ),
  bounce(
    'a Dutch server',
    { From: 'postmaster@acme.test', Subject: 'Onbestelbaar: Hello' },
    `Uw bericht kon niet worden bezorgd aan de volgende geadresseerden:\n\njo@acme.test\nDe mailbox van de ontvanger is vol.\n`,
    ['mailbox_full'],
  ),
  bounce(
    'a Polish server',
    { From: 'postmaster@acme.test', Subject: 'Zwrot wiadomości: Hello' },
    `Nie udało się dostarczyć wiadomości do:\n\njo@acme.test\n550 Nie ma takiego użytkownika\n`,
    ['user_unknown', true],
  ),
  bounce(
    'a Czech server',
    { From: 'postmaster@acme.test', Subject: 'Nedoručitelné: Hello' },
    `Zprávu nelze doručit následujícím příjemcům:\n\njo@acme.test\n550 5.1.1 Neznámý uživatel\n`,
    ['user_unknown', true],
  ),
  bounce(
    'an Italian provider',
    { From: 'servizio.posta@provider.test', Subject: 'Mancata consegna del messaggio' },
    `Il messaggio non è stato recapitato al seguente destinatario:\n\njo@acme.test\n\nMotivo: casella piena\n`,
    ['mailbox_full'],
  ),
  bounce(
    'a Japanese provider',
    { From: 'MAILER-DAEMON@isp.test', Subject: 'メールを送信できませんでした' },
    `下記の宛先にメールを送信できませんでした。\n\n<jo@acme.test>\n\n理由: 宛先のメールアドレスが存在しません\n`,
    ['user_unknown', true],
  ),
  bounce(
    'Sendmail after five days',
    {
      From: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.test>',
      Subject: 'Returned mail: Cannot send message for 5 days',
    },
    `   ----- The following addresses had permanent fatal errors -----\n<jo@acme.test>\n\n   ----- Transcript of session follows -----\n<jo@acme.test>... Deferred: Connection timed out with mx.acme.test.\nMessage could not be delivered for 5 days\n`,
    ['temporary'],
  ),
  bounce(
    'Postfix at MAIL FROM',
    { From: 'MAILER-DAEMON@mx.test', Subject: 'Undelivered Mail Returned to Sender' },
    `<jo@acme.test>: host mx.acme.test[192.0.2.7] said: 550 5.1.1 User unknown (in reply to MAIL FROM command)\n`,
    ['policy'],
  ),
  bounce(
    'IronPort',
    { From: 'Mail Delivery System <MAILER-DAEMON@esa.test>', Subject: 'Delivery Status Notification (Failure)' },
    `The following message to <jo@acme.test> was undeliverable.\nThe reason for the problem:\n5.1.0 - Unknown address error 550-'5.1.1 unknown user'\n`,
    ['user_unknown', true],
  ),
  bounce(
    'a carrier that disables',
    { From: 'MAILER-DAEMON <>', Subject: 'Mail System Error - Returned Mail' },
    `This Message was undeliverable due to the following reason:\n\nEach of the following recipients was rejected by a remote mail server.\nThe reasons given by the server are included to help you determine why\neach recipient was rejected.\n\n    Recipient: <jo@acme.test>\n    Reason:    5.1.1 user is disabled\n`,
    ['disabled'],
  ),
  bounce(
    'a quota’s own mail',
    { From: 'quota-warning@acme.test', Subject: 'Message not delivered: mailbox full' },
    `Your message to the following mailbox was returned because it is over quota:\n\njo@acme.test\n`,
    ['mailbox_full'],
  ),
];
