import type { RegistrarTrouble } from '@outrider/contract/sandbox';
import { accessOff, emailNotVerified, type Reply } from './replies.ts';

/** `buying`: in calls that cost money. `times`: so often, then no more. */
export type TroubleOptions = { on?: 'buying' | 'everything'; times?: number };

const EVERYWHERE: ReadonlySet<RegistrarTrouble> = new Set([
  'wrongKey',
  'down',
  'emailNotVerified',
  'emptyAccount',
  'accessOff',
]);

export type Troubles = {
  set(trouble: RegistrarTrouble, options?: TroubleOptions): void;
  current(): RegistrarTrouble;
  /** The trouble a call meets; counts it. */
  meet(call: { isBuying: boolean }): RegistrarTrouble;
};

/** What the account itself forbids, in every call. */
export function refusedByAccount(trouble: RegistrarTrouble, call: string, domain: string): Reply | undefined {
  if (trouble === 'emailNotVerified' && /^domain\/(?:create|renew)$/.test(call)) return emailNotVerified();
  return trouble === 'accessOff' && call.startsWith('dns/') ? accessOff(domain) : undefined;
}

export function createTroubles(): Troubles {
  let trouble: RegistrarTrouble = 'none';
  let on: 'buying' | 'everything' = 'buying';
  let left = 0;
  return {
    set(wanted, options = {}) {
      trouble = wanted;
      on = options.on ?? (EVERYWHERE.has(wanted) ? 'everything' : 'buying');
      left = options.times ?? Number.POSITIVE_INFINITY;
    },
    current: () => (left > 0 ? trouble : 'none'),
    meet({ isBuying }) {
      if (left <= 0 || (on === 'buying' && !isBuying)) return 'none';
      left -= 1;
      return trouble;
    },
  };
}
