import type { HostMood } from '@outrider/contract/sandbox';

export type Tone = 'green' | 'amber' | 'red' | 'grey';

const TONE_BY_CLASS: Record<string, Tone> = { 2: 'green', 4: 'amber', 5: 'red' };

/** SMTP (RFC 5321, 4.2.1) and HTTP (RFC 9110, 15) both put the class of an answer into its first digit. */
export const toneOfCode = (code: string): Tone =>
  (/^\d{3}\b/.test(code) ? TONE_BY_CLASS[code.charAt(0)] : undefined) ?? 'grey';

/** Green takes good mail as it should, amber takes it late or in part or under false colours, red takes none in time. */
export const TONE_OF_MOOD: Record<HostMood, Tone> = {
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
