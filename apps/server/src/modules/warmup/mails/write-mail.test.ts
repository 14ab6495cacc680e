import { expect, test } from 'vitest';
import { createTextSigner } from '../../../platform/secrets.ts';
import { createRandomSource } from '../seeded-random.ts';
import { headerOf } from '../testing.ts';
import { signedText, WARMUP_HEADER, writeMail } from './write-mail.ts';

const signer = createTextSigner([Buffer.from('a secret of thirty-two characters')], 'warmup');
const deps = { random: createRandomSource(Buffer.from('seed')), signer };

const mail = {
  messageId: '<3f1c@harborline.test>',
  threadId: 'a thread',
  place: 3,
  references: ['<first@harborline.test>', '<second@kestrel.test>'],
  from: { name: 'Zoë Åström', address: 'zoe@harborline.test' },
  to: 'noor@kestrel.test',
  at: new Date('2026-11-17T09:42:00Z'),
};

test('a mail written twice is the same message, byte for byte', async () => {
  expect(await writeMail(deps, mail)).toEqual(await writeMail(deps, mail));
});

test('an answer names its parent and the whole conversation', async () => {
  const raw = await writeMail(deps, mail);
  expect(headerOf(raw, 'In-Reply-To')).toBe('<second@kestrel.test>');
  expect(raw.toString()).toMatch(/^References: <first@harborline\.test>\s+<second@kestrel\.test>\r$/m);
  expect(headerOf(raw, 'Message-ID')).toBe(mail.messageId);
});

test('the signature is of this message from this sender alone', async () => {
  const signature = headerOf(await writeMail(deps, mail), WARMUP_HEADER);
  expect(signer.isSigned(signedText(mail.messageId, 'Zoe@Harborline.test'), signature)).toBe(true);
  expect(signer.isSigned(signedText(mail.messageId, 'eve@harborline.test'), signature)).toBe(false);
  expect(signer.isSigned(signedText('<other@harborline.test>', mail.from.address), signature)).toBe(false);
});

test('nothing in a name becomes a header or another recipient', async () => {
  for (const name of [
    'Eve\r\nBcc: all@victim.test',
    'Eve" <eve@evil.test>, "',
    '\u0000\u2028Bcc: x@y.test',
    'a'.repeat(2_000),
  ]) {
    const raw = (await writeMail(deps, { ...mail, from: { ...mail.from, name } })).toString();
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^bcc:/im);
    expect(head.match(/^from:/gim)).toHaveLength(1);
    expect(head).toMatch(/<zoe@harborline\.test>/);
  }
});
