import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type SystemPackage = { command: string; packages: string[]; neededFor: string };

/** Servers lie in sbin, which a plain user's PATH leaves out. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/** The same browser without windows, menus and sounds, which costs a third less of a processor; not every system has it. */
const SMALL_BROWSER: SystemPackage = {
  command: 'chromium-headless-shell',
  packages: ['chromium-headless-shell'],
  neededFor: 'the browser tests',
};
const BROWSER: SystemPackage = { command: 'chromium', packages: ['chromium'], neededFor: 'the browser tests' };
const MAIL_SERVERS: SystemPackage[] = [
  { command: 'dovecot', packages: ['dovecot-imapd', 'dovecot-lmtpd'], neededFor: 'the tests against Dovecot' },
  { command: 'postfix', packages: ['postfix'], neededFor: 'the tests against Postfix' },
];
/** A name server, signatures and a proxy; `ip` and `ss` come with iproute2. */
const LIVE_TRIAL: SystemPackage[] = [
  { command: 'nsd', packages: ['nsd'], neededFor: 'the live trial' },
  { command: 'opendkim', packages: ['opendkim'], neededFor: 'the live trial' },
  { command: 'nginx', packages: ['nginx-light'], neededFor: 'the live trial' },
  { command: 'ip', packages: ['iproute2'], neededFor: 'the live trial' },
];
/** Only the whole trial tries it. */
const FULL_LIVE_TRIAL: SystemPackage[] = [
  ...LIVE_TRIAL,
  { command: 'caddy', packages: ['caddy'], neededFor: 'the whole live trial' },
];

const findCommand = (command: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, command)).find((file) => existsSync(file));

export const findBrowser = (): string | undefined => findCommand(SMALL_BROWSER.command) ?? findWholeBrowser();

/** The small one shows no notifications. */
export const findWholeBrowser = (): string | undefined => findCommand(BROWSER.command);

const isMissing = ({ command }: SystemPackage) => !findCommand(command);

/** Installs what the tests lack where it may. Says in one line what it could not. */
export async function ensureSystemPackages(say: (line: string) => void): Promise<void> {
  const wanted = [...MAIL_SERVERS, ...LIVE_TRIAL];
  await installMissing([SMALL_BROWSER, ...wanted], say);
  const left = [...(findBrowser() ? [] : [BROWSER]), ...wanted.filter(isMissing)];
  if (left.length === 0) return;
  const names = left.flatMap(({ packages }) => packages).join(' ');
  const uses = new Set(left.map(({ neededFor }) => neededFor));
  say(`Missing for ${[...uses].join(', ')}: apt-get install ${names}`);
}

export const ensureLiveTrialPackages = (form: 'short' | 'full', say: (line: string) => void): Promise<void> =>
  installMissing([...MAIL_SERVERS, ...packagesOf(form)], say);

/** What the live trial lacks, in one line; undefined where all is there. */
export function missingForLiveTrial(form: 'short' | 'full'): string | undefined {
  const names = [...MAIL_SERVERS, ...packagesOf(form)].filter(isMissing).flatMap(({ packages }) => packages);
  return names.length > 0 ? `not installed: ${names.join(', ')}` : undefined;
}

const packagesOf = (form: 'short' | 'full') => (form === 'full' ? FULL_LIVE_TRIAL : LIVE_TRIAL);

async function installMissing(wanted: SystemPackage[], say: (line: string) => void): Promise<void> {
  const missing = wanted.filter(isMissing);
  if (missing.length > 0 && process.getuid?.() === 0 && findCommand('apt-get')) {
    // Each by itself: without the mail servers most tests still run, and one bad package stops a whole call.
    await apt(['update'], say);
    for (const { packages } of missing) await install(packages, say);
    if (wanted.includes(SMALL_BROWSER) && !findBrowser()) await install(BROWSER.packages, say);
  }
}

function install(packages: string[], say: (line: string) => void): Promise<void> {
  say(`Installing ${packages.join(', ')}…`);
  return withoutStartingServices(() => {
    preseed('postfix postfix/main_mailer_type select No configuration\n');
    return apt(['install', '--yes', '--no-install-recommends', ...packages], say);
  });
}

function apt(args: string[], say: (line: string) => void): Promise<void> {
  return new Promise((done) => {
    const child = spawn('apt-get', ['--quiet', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    let problem = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      problem += text;
    });
    child.once('error', ({ message }) => {
      problem = message;
    });
    child.once('close', (status) => {
      if (status !== 0) say(`apt-get ${args.join(' ')} failed: ${problem.trim().split('\n').at(-1) ?? ''}`);
      done();
    });
  });
}

/** Postfix asks what kind of mailer to be; the tests bring a configuration of their own. */
const preseed = (answers: string) => spawnSync('debconf-set-selections', { input: answers });

const POLICY = '/usr/sbin/policy-rc.d';

/** Debian starts a server when its package is installed, unless this file says no (exit code 101: forbidden by policy). */
async function withoutStartingServices(work: () => Promise<void>): Promise<void> {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await work();
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}
