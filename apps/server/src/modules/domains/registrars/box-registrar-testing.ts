import type { Box } from '@outrider/sandbox';
import { createPorkbun, type PorkbunOptions } from './porkbun/create-porkbun.ts';

/** The adapter as the box's registrar is reached with, and short of patience. */
export const boxedPorkbun = ({ registrar, clock }: Box, options: Partial<PorkbunOptions> = {}) =>
  createPorkbun(
    { ...registrar.access, endings: registrar.endings, nameServers: registrar.nameServers, ...options },
    { now: () => clock.now(), timeoutMs: 2_000 },
  );

export const usd = (amount: number) => ({ amount, currency: 'USD' });
