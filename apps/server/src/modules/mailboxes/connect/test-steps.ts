import type { ConnectionTest, TEST_STEPS } from '@outrider/contract/mailboxes/add';
import type { MailFailure } from '../../../platform/net/failure.ts';
import type { TranscriptLine } from '../../../platform/net/transcript.ts';
import { wordsOf } from './classify-problem.ts';

type Step = (typeof TEST_STEPS)[number];
export type DirectionTest = ConnectionTest['sending'];
type StepResult = DirectionTest['steps'][number];

const CONNECTING: Step[] = ['name', 'port', 'tls', 'login'];

function stepOf(failure: MailFailure): Step {
  switch (failure.kind) {
    case 'refusedAddress':
      return failure.why === 'port' ? 'port' : 'name';
    case 'unreachable':
      return failure.why === 'noSuchName' || failure.why === 'nameNotResolved' ? 'name' : 'port';
    case 'timedOut':
      return failure.during === 'dialogue' ? 'login' : 'port';
    case 'heldBack':
      return 'port';
    case 'tlsFailed':
      return 'tls';
    default:
      return 'login';
  }
}

type Tried = {
  /** Where the name led, or empty. */
  address: string;
  /** What looking the name up took. */
  nameMs: number;
  security: 'tls' | 'starttls';
  transcript: readonly TranscriptLine[];
  failure: MailFailure | undefined;
};

/** The steps of one direction up to the log-in: those before the failed one passed, those after it were not tried. */
export function describeSteps({ address, nameMs, security, transcript, failure }: Tried): DirectionTest {
  const failedAt = failure ? CONNECTING.indexOf(stepOf(failure)) : CONNECTING.length;
  const times = timesOf(transcript, security);
  const details: Record<Step, string> = { name: address, port: '', tls: '', login: mechanismIn(transcript), mail: '' };
  const steps = CONNECTING.map((step, index): StepResult => {
    if (index > failedAt) return { step, outcome: 'notTried', detail: '', milliseconds: null };
    const milliseconds = step === 'name' ? nameMs : (times[step] ?? null);
    if (index < failedAt) return { step, outcome: 'passed', detail: details[step], milliseconds };
    return { step, outcome: 'failed', detail: failure ? wordsOf(failure) : '', milliseconds };
  });
  return { works: failure === undefined, steps: [...steps, notTried('mail')] };
}

const notTried = (step: Step): StepResult => ({ step, outcome: 'notTried', detail: '', milliseconds: null });

export const withMailStep = (test: DirectionTest, mail: Omit<StepResult, 'step'>): DirectionTest => ({
  ...test,
  steps: test.steps.map((step) => (step.step === 'mail' ? { step: 'mail', ...mail } : step)),
});

const LOGIN = /\b(?:AUTH|AUTHENTICATE) (\S+)|\bLOGIN\b/i;

const isLogin = ({ from, text }: TranscriptLine) => from === 'us' && LOGIN.test(text);

/** How the log-in was made, such as PLAIN or XOAUTH2. */
const mechanismIn = (transcript: readonly TranscriptLine[]) =>
  LOGIN.exec(transcript.findLast(isLogin)?.text ?? '')?.[1]?.toUpperCase() ?? '';

/** From the dialogue itself. With TLS from the first byte the port's part of the time cannot be told apart. */
function timesOf(transcript: readonly TranscriptLine[], security: 'tls' | 'starttls'): Partial<Record<Step, number>> {
  const begun = transcript.find(({ from }) => from === 'note');
  const greeting = transcript.find(({ from }) => from === 'server');
  const upgrade = transcript.findIndex(({ from, text }) => from === 'us' && /\bSTARTTLS\b/i.test(text));
  const secured = transcript.slice(upgrade + 1).find(({ from }) => from === 'us');
  const login = transcript.findLastIndex(isLogin);
  const answer = transcript.slice(login + 1).find(({ from }) => from === 'server');
  return {
    ...between(security === 'tls' ? 'tls' : 'port', begun, greeting),
    ...(security === 'starttls' && upgrade >= 0 ? between('tls', transcript[upgrade], secured) : {}),
    ...(login >= 0 ? between('login', transcript[login], answer) : {}),
  };
}

const between = (step: Step, from: TranscriptLine | undefined, until: TranscriptLine | undefined) =>
  from && until ? { [step]: Math.max(0, until.at.getTime() - from.at.getTime()) } : {};
