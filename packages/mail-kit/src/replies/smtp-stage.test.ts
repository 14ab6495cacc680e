import { describe, expect, it } from 'vitest';
import { findStage, type SmtpStage } from './smtp-stage.ts';

const SAID: [SmtpStage, string][] = [
  ['rcpt', 'host mx.acme.test said: 550 User unknown (in reply to RCPT TO command)'],
  ['rcpt', 'SMTP error from remote mail server after RCPT TO:<jo@acme.test>: 550 no'],
  ['rcpt', '192.0.2.7 does not like recipient.\nRemote host said: 550 no'],
  ['rcpt', 'Remote host said: 550 no such user [RCPT_TO]'],
  ['rcpt', '>>> RCPT To:<jo@acme.test>\n<<< 550 no'],
  ['rcpt', '>>> DATA\n<<< 550 5.1.1 no\n550 5.1.1 <jo@acme.test>... User unknown\n<<< 503 5.0.0 Need RCPT (recipient)'],
  ['rcpt', 'Sent <<< RCPT TO:<jo@acme.test>\nReceived >>> 550 no'],
  ['mail', 'SMTP error from remote mail server after MAIL FROM:<me@sender.test> SIZE=99: 550 no'],
  ['mail', '>>> MAIL From:<me@sender.test>\n<<< 550 no'],
  ['mail', 'Connected to 192.0.2.7 but sender was rejected.\nRemote host said: 550 no'],
  ['data', 'host mx.acme.test said: 550 no (in reply to end of DATA command)'],
  ['data', '192.0.2.7 failed after I sent the message.\nRemote host said: 550 no'],
  ['data', 'mx.acme.test did not like our final DATA:\n550 no'],
  ['data', '>>> DATA\n<<< 550 no'],
  ['connect', 'SMTP error from remote mail server after initial connection: 550 no'],
  ['connect', 'host mx.acme.test said: 550 no (in reply to EHLO command)'],
  ['connect', 'Connected to 192.0.2.7 but my name was rejected.\nRemote host said: 550 no'],
];

describe('the command a server refused', () => {
  it.each(SAID)('is %s where a notice says "%s"', (stage, text) => expect(findStage(text)).toBe(stage));

  it.each(['There was an error delivering your mail to <jo@acme.test>.', '550 5.1.1 User unknown', ''])(
    'is not made up from "%s"',
    (text) => expect(findStage(text)).toBeUndefined(),
  );
});
