import { describe, expect, it } from 'vitest';
import { classifyMessage } from './classify-message.ts';
import { writeMail, writeMultipart, writeReport } from './write-mail-testing.ts';

const REPLY = { Subject: 'Re: Hello', 'In-Reply-To': '<original@sender.test>' };

describe('mail that people wrote', () => {
  it.each([
    [
      'an answer that mentions an absence',
      REPLY,
      'I am out of office until Friday but happy to talk after. What does it cost?',
    ],
    ['an answer to an absence', { ...REPLY, Subject: 'Re: Out of Office: Hello' }, 'I am back now.'],
    ['a question about absences', { Subject: 'Out of office policy question' }, 'How do you handle it?'],
    ['a request because of an absence', { Subject: 'Out of office next week, can we move the call?' }, 'Tuesday?'],
    ['a question about automatic answers', { Subject: 'Automatic reply settings' }, 'Where are they?'],
    ['a word of thanks', { Subject: 'Thank you for your message' }, 'I would like to see a demo.'],
    ['a parcel that did not come', { Subject: 'Delivery delayed' }, 'My parcel was not delivered, where is it?'],
    ['a mail over a list', { Subject: 'Hello', Precedence: 'bulk', 'List-Id': '<talk.list.test>' }, 'I agree.'],
    ['a mail that says so', { Subject: 'Hello', 'Auto-Submitted': 'no', 'X-Autoreply': 'no' }, 'Hi.'],
    [
      'a complaint about a bounce',
      { Subject: 'Undeliverable: my mail to you' },
      'Hi, my mail to you could not be delivered:\n\n550 5.1.1 user unknown\n\nRegards, Jo',
    ],
    [
      'a bounce passed on in the text',
      { Subject: 'Fwd: Undelivered Mail Returned to Sender', References: '<bounce@mx.test>' },
      'What is this?\n\n---------- Forwarded message ---------\nFrom: MAILER-DAEMON@mx.test\n\nYour message could not be delivered.\n\n<a@acme.test>: 550 5.1.1 no such user\n',
    ],
    [
      'a postmaster who answers',
      { ...REPLY, From: 'Postmaster <postmaster@acme.test>' },
      'Hi, it is fixed, please try again.\n\n> Your message could not be delivered\n> 550 5.7.1 Relay access denied\n',
    ],
  ])('is not caught: %s', (_what, headers, body) => {
    expect(classifyMessage(writeMail(headers, body)).kind).toBe('human');
  });

  it('is not caught when it encloses a bounce', () => {
    const raw = writeMultipart({ Subject: 'Fwd: Undelivered Mail' }, 'multipart/mixed', [
      { type: 'text/plain', body: 'Do you know what this means?' },
      {
        type: 'message/rfc822',
        body: writeReport('Final-Recipient: rfc822; a@acme.test\nAction: failed').replaceAll('edge', 'inner'),
      },
    ]);
    expect(classifyMessage(raw).kind).toBe('human');
  });

  it('is not caught when its program flattened the report it forwards', () => {
    const raw = writeMultipart({ ...REPLY, Subject: 'Fwd: Undelivered Mail' }, 'multipart/mixed', [
      { type: 'text/plain', body: 'Do you know what this means?' },
      { type: 'message/delivery-status', body: 'Final-Recipient: rfc822; a@acme.test\nAction: failed\nStatus: 5.1.1' },
    ]);
    expect(classifyMessage(raw).kind).toBe('human');
  });
});
