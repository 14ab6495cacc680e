import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { HOST, makeTestTls, startTestHost } from './mx-testing.ts';

const tls = await makeTestTls();

async function startWithTransport(behaviour: Parameters<typeof startTestHost>[0]) {
  const host = await startTestHost(behaviour, { tls, provider: 'google' });
  const place = host.mx.addressOf(HOST);
  const transport = createTransport({
    ...place,
    name: 'harborline.test',
    requireTLS: true,
    tls: { rejectUnauthorized: false },
  });
  const send = (to: string) =>
    transport.sendMail({
      from: 'maya@harborline.test',
      to,
      subject: 'Hello',
      text: '.a line\n..another\n',
      messageId: '<1@x>',
    });
  return { ...host, send };
}

test('nodemailer delivers over STARTTLS, to a name beyond ASCII too', async () => {
  const { delivered, send, truth } = await startWithTransport({ kind: 'catchAll' });
  const { response } = await send('döna@nordkai.test');
  expect(response).toMatch(/^250 2\.0\.0 OK {2}\d+ [0-9A-F]+ - gsmtp$/);
  expect(delivered[0]?.raw.toString()).toContain('\r\n\r\n.a line\r\n..another\r\n');
  expect(truth.receivedBy('döna@nordkai.test')).toMatchObject([{ messageId: '<1@x>' }]);
});

test('nodemailer reads the code and all lines of a refusal', async () => {
  const { send } = await startWithTransport({ kind: 'accept' });
  await expect(send('gone@nordkai.test')).rejects.toMatchObject({
    responseCode: 550,
    response: expect.stringMatching(/^550-5\.1\.1 The email account(?:.*\n)+550 5\.1\.1 {2}https:/),
  });
});

test('nodemailer gives up on a broken handshake', async () => {
  const { delivered, send } = await startWithTransport({ kind: 'tls', fault: 'broken' });
  await expect(send('dana@nordkai.test')).rejects.toThrow();
  expect(delivered).toEqual([]);
});
