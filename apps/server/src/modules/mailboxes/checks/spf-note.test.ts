import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSpfNote } from './spf-note.ts';

const read = (mail: string) => readSpfNote(Buffer.from(mail));
const BODY = '\r\n\r\nHello\r\n';

test('the host that took a mail over tells where it came from, folded or not', () => {
  expect(read(`Received-SPF: pass (x) client-ip=203.0.113.24; helo=a.test${BODY}`)).toEqual({
    result: 'pass',
    address: '203.0.113.24',
  });
  expect(read(`Subject: x\r\nreceived-spf: None (x)\r\n\tclient-ip=2001:db8::24;\r\n\thelo=a.test${BODY}`)).toEqual({
    result: 'none',
    address: '2001:db8::24',
  });
});

test('only the newest note counts', () => {
  const mail = `Received-SPF: fail client-ip=203.0.113.24;\r\nReceived-SPF: pass client-ip=198.51.100.1;${BODY}`;
  expect(read(mail)).toEqual({ result: 'fail', address: '203.0.113.24' });
});

test.each([
  ['no note', `Subject: x${BODY}`],
  ['a note in the body', `Subject: x${BODY}Received-SPF: pass client-ip=203.0.113.24;`],
  ['a note folded into another header', `Subject: x\r\n Received-SPF: pass client-ip=203.0.113.24;${BODY}`],
  ['what is no address', `Received-SPF: pass client-ip=999.1.1.1;${BODY}`],
  ['a note that does not say', `Received-SPF: pass${BODY}`],
])('%s tells of nobody', (_title, mail) => {
  expect(read(mail)).toBeUndefined();
});

test('any mail is looked at without harm', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (mail) => read(mail) === undefined));
  expect(read('Received-SPF: '.repeat(100_000))).toBeUndefined();
  expect(read('\r\n '.repeat(200_000))).toBeUndefined();
});
