import type { ConnectionTest } from '@outrider/contract/mailboxes/add';
import { testImap } from '../../../platform/imap/imap.ts';
import type { ServerAccount } from '../../../platform/net/account.ts';
import { type MailFailure, MailServerError } from '../../../platform/net/failure.ts';
import type { TranscriptLine } from '../../../platform/net/transcript.ts';
import { testSmtp } from '../../../platform/smtp/smtp.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { classifyProblem, type Side, wordsOf } from './classify-problem.ts';
import { mailToItself, type TestMail } from './mail-to-itself.ts';
import { clientName } from './open-mailbox.ts';
import type { ServerAccounts } from './server-accounts.ts';
import { type DirectionTest, describeSteps, withMailStep } from './test-steps.ts';

/** Without a gate where a person waits: what they mend must be tried again at once, and their mistakes hold back nobody else. */
export type TestDeps = Pick<MailboxesDeps, 'network' | 'appUrl' | 'helloName' | 'now' | 'pause'> &
  Partial<Pick<MailboxesDeps, 'gate'>>;

export const forPerson = ({ network, appUrl, helloName, now, pause }: TestDeps): TestDeps => ({
  network,
  appUrl,
  helloName,
  now,
  pause,
});

type Direction = {
  test: DirectionTest;
  failure: MailFailure | undefined;
  transcript: TranscriptLine[];
  milliseconds: number;
};

/** Logs in both ways at once. */
export async function tryLogins(deps: TestDeps, { email, smtp, imap }: ServerAccounts) {
  const [sending, receiving] = await Promise.all([
    tryDirection(deps, smtp, () => testSmtp(smtp, { ...deps, clientName: clientName(deps, email) })),
    tryDirection(deps, imap, () => testImap(imap, deps)),
  ]);
  return { sending, receiving };
}

/** The first thing that failed, sending before receiving. */
export function firstFailure({ sending, receiving }: { sending: Direction; receiving: Direction }) {
  if (sending.failure) return { side: 'smtp' as const, failure: sending.failure };
  return receiving.failure && { side: 'imap' as const, failure: receiving.failure };
}

export type TestedConnection = { test: ConnectionTest; mail?: TestMail };

/** Both log-ins, and then one mail to itself: an honest test sends and receives. */
export async function testConnection(deps: TestDeps, accounts: ServerAccounts): Promise<TestedConnection> {
  const { now } = deps;
  const testedAt = now();
  const logins = await tryLogins(deps, accounts);
  const failed = firstFailure(logins);
  const mailed = failed ? undefined : await mailToItself(deps, accounts);
  const test: ConnectionTest = {
    testedAt: testedAt.toISOString(),
    milliseconds: now().getTime() - testedAt.getTime(),
    sending: mailed
      ? withMailStep({ ...logins.sending.test, works: mailed.problem !== 'refused' }, mailed.sent)
      : logins.sending.test,
    receiving: mailed ? withMailStep(logins.receiving.test, mailed.found) : logins.receiving.test,
    problem: failed ? classifyProblem(failed.failure, failed.side) : (mailed?.problem ?? 'none'),
    words: failed ? wordsOf(failed.failure) : (mailed?.words ?? ''),
    transcript: [
      ...lines('smtp', logins.sending.transcript),
      ...lines('imap', logins.receiving.transcript),
      ...lines('smtp', mailed?.transcript ?? []),
    ].sort((one, other) => one.at.localeCompare(other.at)),
  };
  return { test, ...(mailed?.mail ? { mail: mailed.mail } : {}) };
}

/** A mailbox may be added: both directions log in. A mail that is slow to arrive is reported, but keeps nobody out. */
export const bothWork = ({ sending, receiving }: ConnectionTest): boolean => sending.works && receiving.works;

type Tested = { transcript: TranscriptLine[] } & ({ ok: true } | { ok: false; failure: MailFailure });

async function tryDirection(deps: TestDeps, account: ServerAccount, run: () => Promise<Tested>): Promise<Direction> {
  const { network, now } = deps;
  const asked = now().getTime();
  const location = await network.locate(account.host, account.port);
  const nameMs = now().getTime() - asked;
  const address = location.kind === 'located' ? (location.places[0]?.address ?? '') : '';
  const tested = await run().catch((error: unknown): Tested => {
    // A token that could not be renewed fails before there is a dialogue.
    if (!(error instanceof MailServerError)) throw error;
    return { ok: false, failure: error.failure, transcript: [] };
  });
  const failure = tested.ok ? undefined : tested.failure;
  const { security } = account;
  const test = describeSteps({ address, nameMs, security, transcript: tested.transcript, failure });
  return { test, failure, transcript: tested.transcript, milliseconds: now().getTime() - asked };
}

const SPEAKERS = { us: 'C', server: 'S', note: '-' } as const;

const lines = (side: Side, transcript: readonly TranscriptLine[]): ConnectionTest['transcript'] =>
  transcript.map(({ at, from, text }) => ({ at: at.toISOString(), side, who: SPEAKERS[from], line: text }));
