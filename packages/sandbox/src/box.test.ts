import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBox } from './index.ts';
import { testOptions } from './testing.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outrider-box-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const signingKeyOf = async (issuer: string) => (await fetch(`${issuer}/jwks`)).json();

test('a box started again has its mails, keys and client secrets', async () => {
  const first = await startBox(testOptions({ dataDir }));
  const transport = createTransport({ host: first.systemMail.host, port: first.systemMail.port });
  await transport.sendMail({ from: 'hello@outrider.test', to: 'maya@harborline.test', subject: 'Kept', text: 'Kept' });
  transport.close();
  const key = await signingKeyOf(first.identity.google.issuer);
  const mails = first.systemMail.list();
  await first.close();

  const second = await startBox(testOptions({ dataDir }));
  expect(second.systemMail.list()).toEqual(mails);
  expect(mails).toHaveLength(1);
  expect(await signingKeyOf(second.identity.google.issuer)).toEqual(key);
  expect(second.identity.microsoft.clientSecret).toBe(first.identity.microsoft.clientSecret);
  expect((await stat(join(dataDir, 'identity-keys.json'))).mode & 0o077).toBe(0);
  await second.close();
});

test('the keys given to the world hold nothing private', async () => {
  const box = await startBox(testOptions());
  const { keys } = (await signingKeyOf(box.identity.google.issuer)) as { keys: Record<string, string>[] };
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  await box.close();
});

test('unreadable keys are replaced and the log says so', async () => {
  await writeFile(join(dataDir, 'identity-keys.json'), '{"signing":{"kty":"RSA"');
  const warn = vi.fn();
  const box = await startBox(testOptions({ dataDir, log: { info: () => undefined, warn } }));
  await box.close();
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.parse(await readFile(join(dataDir, 'identity-keys.json'), 'utf8'))).toHaveProperty('signing.d');
});

test('a closed box refuses connections and can be closed again', async () => {
  const box = await startBox(testOptions());
  await signingKeyOf(box.identity.google.issuer);
  await box.close();
  await box.close();
  await expect(fetch(box.identity.google.issuer)).rejects.toThrow('fetch failed');
});

test('a process that closes its box ends by itself, open connections or not', async () => {
  const script = `
    import { connect } from 'node:net';
    import { startBox } from ${JSON.stringify(import.meta.resolve('./index.ts'))};
    const quiet = { info() {}, warn() {} };
    const box = await startBox({ appUrl: 'http://app.box.test', now: () => new Date(0), log: quiet });
    const sockets = [box.systemMail.port, Number(new URL(box.identity.google.issuer).port)].map((port) => connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => {});
    await new Promise((resolve) => sockets[0].once('data', resolve));
    await fetch(box.identity.google.issuer + '/jwks');
    await box.close();
    console.log('closed');
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    timeout: 60_000,
  });
  expect(stdout).toBe('closed\n');
});
