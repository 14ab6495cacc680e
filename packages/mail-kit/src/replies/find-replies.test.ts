import { describe, expect, it } from 'vitest';
import { quotedRefusal } from './find-replies.ts';

describe('the reply a notice quotes', () => {
  it.each([
    ['550 5.1.1 User unknown', 550, '5.1.1'],
    ['host mx.acme.test[192.0.2.7] said: 552 5.2.2 Mailbox full (in reply to RCPT TO command)', 552, '5.2.2'],
    ["5.1.0 - Unknown address error 550-'5.2.2 Mailbox full' (delivery attempts: 0)", 550, '5.2.2'],
    ['mx.acme.test did not like our RCPT TO:\n\n554 5.7.1 Denied', 554, '5.7.1'],
    ['Sorry, no mailbox here by that name. (#5.1.1)', undefined, '5.1.1'],
  ])('has a code and a status: %s', (text, code, enhanced) => {
    expect(quotedRefusal(text)).toMatchObject({ code, enhanced });
  });

  it('ends where the program speaks again', () => {
    const text = 'Remote host said: 501 Invalid name\nI’m sorry.\n\nThis message has been in the queue too long.';
    expect(quotedRefusal(text)?.text).not.toContain('queue');
  });

  it('is no number of three digits in a sentence', () => {
    expect(quotedRefusal('We tried it 500 times within 432 seconds.')).toBeUndefined();
  });
});
