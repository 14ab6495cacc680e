import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startBox } from '@outrider/sandbox';
import { testOptions } from '@outrider/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWindows } from './in-windows.ts';
import { runVerify } from './verify-command.ts';
import { readVerifyOptions } from './verify-options.ts';

const DANA = 'dana.whitlock@tidewatercargo.test';
const LINES = [
  DANA,
  `Dana Whitlock <${DANA}>`,
  '',
  'nobody.at.all@tidewatercargo.test',
  'info@ostravacold.test',
  'a@there-is-no-such-domain.test',
  'not an address',
];
const EXPECTED = [
  'a@there-is-no-such-domain.test DOMAIN_ERROR noSuchDomain',
  `${DANA} VALID accepted`,
  'info@ostravacold.test UNKNOWN acceptsEverybody',
  'nobody.at.all@tidewatercargo.test INVALID noSuchUser',
  'not an address INVALID syntax',
];

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const file = join(folder, 'addresses.txt');
let box: Awaited<ReturnType<typeof startBox>>;
let inTheBox: string[];
beforeAll(async () => {
  box = await startBox(testOptions({ now: () => new Date() }));
  box.residents.settle(DANA);
  writeFileSync(file, LINES.join('\r\n'));
  const { host, port } = box.nameServer;
  inTheBox = ['--resolver', `${host}:${port}`, '--port', String(box.mx.port), '--retry', 'none'];
});
afterAll(async () => {
  await box.close();
  rmSync(folder, { recursive: true });
});

type Line = { email: string; category: string; reason: string };
const read = (output: string): Line[] =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const inShort = (lines: Line[]) =>
  lines.map(({ email, category, reason }) => `${email} ${category} ${reason}`).toSorted((a, b) => a.localeCompare(b));

async function verifyFile(...args: string[]) {
  const output = new PassThrough();
  const written = text(output);
  const code = await runVerify([file, ...inTheBox, ...args], output);
  output.end();
  return { code, lines: read(await written) };
}

test('each address of a file gets one line with what was said about it', async () => {
  const { code, lines } = await verifyFile('--allow-loopback');
  expect(code).toBe(0);
  expect(inShort(lines)).toEqual(EXPECTED);
  expect(lines.find(({ email }) => email.startsWith('nobody'))).toEqual({
    email: 'nobody.at.all@tidewatercargo.test',
    category: 'INVALID',
    reason: 'noSuchUser',
    flags: [],
    mx: 'mx1.tidewatercargo.test',
    code: 550,
    enhanced: '5.1.1',
    reply: expect.stringContaining('User unknown'),
    attempts: 1,
  });
});

test('no host on loopback is asked unless that is allowed', async () => {
  const { lines } = await verifyFile('--no-self-check');
  expect(lines.find(({ email }) => email === DANA)).toMatchObject({ reason: 'mailHostsNotPublic' });
});

test('the command of the package does the same with standard input', async () => {
  const launcher = fileURLToPath(new URL('../../../../scripts/outrider.mjs', import.meta.url));
  const args = [launcher, 'verify', '-', ...inTheBox, '--allow-loopback'];
  const output = await new Promise<string>((resolve, reject) => {
    const child = execFile(process.execPath, args, (error, stdout) => {
      if (error) reject(new Error(error.message));
      else resolve(stdout);
    });
    child.stdin?.end(LINES.join('\n'));
  });
  expect(inShort(read(output))).toEqual(EXPECTED);
});

test('the addresses are still there when looking for a route took a while', async () => {
  for (const ending of ['com', 'net']) box.zones.fail(ending, { slow: 300 });
  const { code, lines } = await verifyFile();
  expect(code).toBe(3);
  expect(lines.map(({ email }) => email).toSorted()).toEqual(EXPECTED.map((line) => line.split(/ (?=[A-Z_]+ )/)[0]));
});

test('a file that is not there and a command that makes no sense end with their own codes', async () => {
  const run = async (...args: string[]) => {
    const [output, complaints] = [new PassThrough(), new PassThrough()];
    return [await runVerify(args, output, complaints), String(complaints.read() ?? '').split('\n')[0]];
  };
  const missing = join(folder, 'nothing.txt');
  expect(await run(missing, '--allow-loopback')).toEqual([1, `${missing} cannot be read.`]);
  expect(await run('--port', 'many')).toEqual([2, 'Name one file, or - for standard input.']);
  expect(await run('--help')).toEqual([0, '']);
});

test.each([
  [['a', 'b'], 'one file'],
  [['a', '--port', '0'], '--port'],
  [['a', '--port', '65536'], '--port'],
  [['a', '--retry', 'soon'], '--retry'],
  [['a', '--helo', 'two words'], '--helo'],
  [['a', '--sender', 'x>\r\nDATA'], '--sender'],
  [['a', '--loud'], '--loud'],
])('%j is refused by name', (args, name) => {
  expect(readVerifyOptions(args, 'here.test')).toEqual({ mistake: expect.stringContaining(name) });
});

test('who waits for an answer before asking on gets it', async () => {
  const answered: number[] = [];
  async function* asking() {
    for (const number of [1, 2]) {
      yield number;
      await expect.poll(() => answered.includes(number), { timeout: 5_000 }).toBe(true);
    }
  }
  await inWindows(asking(), async (window) => void answered.push(...window));
  expect(answered).toEqual([1, 2]);
});
