import { spawnSync } from 'node:child_process';
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

const findCommand = (command: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, command)).find((file) => existsSync(file));

export const findBrowser = (): string | undefined => findCommand(SMALL_BROWSER.command) ?? findCommand(BROWSER.command);

const isMissing = ({ command }: SystemPackage) => !findCommand(command);

/** Installs what is missing where it may. Says in one line what it could not. */
export function ensureSystemPackages(say: (line: string) => void): void {
  const missing = [SMALL_BROWSER, ...MAIL_SERVERS].filter(isMissing);
  if (missing.length > 0 && process.getuid?.() === 0 && findCommand('apt-get')) {
    // Each by itself: without the mail servers most tests still run, and one bad package stops a whole call.
    apt(['update'], say);
    for (const { packages } of missing) install(packages, say);
    if (!findBrowser()) install(BROWSER.packages, say);
  }
  const left = [...(findBrowser() ? [] : [BROWSER]), ...MAIL_SERVERS.filter(isMissing)];
  if (left.length === 0) return;
  const names = left.flatMap(({ packages }) => packages).join(' ');
  say(`Missing for ${left.map(({ neededFor }) => neededFor).join(', ')}: apt-get install ${names}`);
}

function install(packages: string[], say: (line: string) => void): void {
  say(`Installing ${packages.join(', ')}…`);
  withoutStartingServices(() => {
    preseed('postfix postfix/main_mailer_type select No configuration\n');
    apt(['install', '--yes', '--no-install-recommends', ...packages], say);
  });
}

function apt(args: string[], say: (line: string) => void): void {
  const { status, stderr } = spawnSync('apt-get', ['--quiet', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) say(`apt-get ${args.join(' ')} failed: ${stderr?.trim().split('\n').at(-1) ?? ''}`);
}

/** Postfix asks what kind of mailer to be; the tests bring a configuration of their own. */
const preseed = (answers: string) => spawnSync('debconf-set-selections', { input: answers });

const POLICY = '/usr/sbin/policy-rc.d';

/** Debian starts a server when its package is installed, unless this file says no (exit code 101: forbidden by policy). */
function withoutStartingServices(work: () => void): void {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    work();
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}
