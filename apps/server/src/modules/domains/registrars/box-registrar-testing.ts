import type { Box } from '@outrider/sandbox';
import { createPorkbun, type PorkbunOptions } from './porkbun/create-porkbun.ts';

/** The adapter as the box's registrar is reached with; `timeoutMs` where it is to run out of patience. */
export const boxedPorkbun = (
  { registrar, clock }: Box,
  { timeoutMs, ...options }: Partial<PorkbunOptions> & { timeoutMs?: number } = {},
) =>
  createPorkbun(
    { ...registrar.access, endings: registrar.endings, nameServers: registrar.nameServers, ...options },
    { now: () => clock.now(), ...(timeoutMs === undefined ? {} : { timeoutMs }) },
  );

export const usd = (amount: number) => ({ amount, currency: 'USD' });
