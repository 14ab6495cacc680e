import type {
  HostBehaviour,
  MailboxTrouble,
  MailHostTrouble,
  RegistrarTrouble,
  SourceApiTrouble,
  WireEvent,
} from '@outrider/contract/sandbox';
import type { ChargeTrouble, WebhookTrouble } from '@outrider/contract/sandbox/cards';
import type { NameFailure } from '@outrider/contract/sandbox/names';

/** `machine` is hatched: nobody looked, with any answer. */
export type Tone = 'green' | 'amber' | 'red' | 'violet' | 'grey' | 'machine';

const TONE_BY_CLASS: Record<string, Tone> = { 2: 'green', 4: 'amber', 5: 'red' };

/** SMTP (RFC 5321, 4.2.1) and HTTP (RFC 9110, 15) both put the class of an answer into its first digit. */
export const toneOfCode = (code: string): Tone =>
  (/^\d{3}\b/.test(code) ? TONE_BY_CLASS[code.charAt(0)] : undefined) ?? 'grey';

/** IMAP (RFC 9051, 7.1) and DNS (RFC 1035, 4.1.1) answer in words. */
const TONE_OF_WORD: Record<string, Tone> = {
  OK: 'green',
  NO: 'red',
  BAD: 'red',
  NXDOMAIN: 'red',
  SERVFAIL: 'red',
  REFUSED: 'red',
  none: 'red',
};

/** What a person did with a mail, by the first words of what the log calls it. */
const TONE_OF_DEED: readonly [begins: RegExp, tone: Tone][] = [
  [/^answer, stop|^(one-click )?unsubscribe|^out of office/, 'amber'],
  [/^answer|^forwarded/, 'violet'],
  [/^complaint|^bounce/, 'red'],
];

export function toneOfEvent(event: WireEvent): Tone {
  const byCode = TONE_OF_WORD[event.code.split(' ', 1)[0] ?? ''] ?? toneOfCode(event.code);
  if (event.direction === 'in' || byCode !== 'green') return byCode;
  const byDeed = TONE_OF_DEED.find(([begins]) => begins.test(event.what))?.[1];
  return byDeed ?? (isByMachine(event) ? 'machine' : byCode);
}

/** People visit under their address; proxies, gateways and bots under the name of a host. */
export const isByMachine = ({ kind, from }: WireEvent) => kind === 'http' && !from.includes('@');

/** Green takes good mail as it should, amber takes it late or in part or under false colours, red takes none in time. */
export const TONE_OF_BEHAVIOUR: Record<HostBehaviour, Tone> = {
  accept: 'green',
  refuseVrfy: 'green',
  refuseNullSender: 'green',
  catchAll: 'amber',
  liarCatchAll: 'amber',
  greylist: 'amber',
  rateLimit: 'amber',
  connectionLimit: 'amber',
  acceptThenBounce: 'amber',
  tarpit: 'red',
  unknownUser: 'red',
  disabled: 'red',
  full: 'red',
  policy: 'red',
  drop: 'red',
  tls: 'red',
};

type AnyTrouble =
  | MailboxTrouble
  | SourceApiTrouble
  | RegistrarTrouble
  | MailHostTrouble
  | ChargeTrouble
  | WebhookTrouble;

/** Amber are those that pass by themselves. */
const PASSING: ReadonlySet<AnyTrouble> = new Set<AnyTrouble>([
  'throttled',
  'tooMany',
  'tooManyUntil',
  'slow',
  'asksNext',
  'twice',
  'late',
  'reversed',
]);

export const toneOfTrouble = (trouble: AnyTrouble): Tone =>
  trouble === 'none' ? 'green' : PASSING.has(trouble) ? 'amber' : 'red';

/** Amber are the failures a patient resolver gets over. */
export const toneOfFailure = (failure: NameFailure): Tone =>
  failure === 'none' ? 'green' : failure === 'slow' || failure === 'truncate' ? 'amber' : 'red';
