import type { Box } from '@outrider/sandbox';
import { createPorkbun, type PorkbunOptions } from './porkbun/create-porkbun.ts';

export const BOX_ENDINGS = ['test', 'eu.test', 'co.test', 'io.test', 'shop.test', 'gov.test'];

/** The adapter as the box's registrar is reached with, and short of patience. */
export const boxedPorkbun = ({ registrar, clock }: Box, options: Partial<PorkbunOptions> = {}) =>
  createPorkbun(
    { ...registrar.access, endings: BOX_ENDINGS, nameServers: ['registrar.test'], ...options },
    { now: () => clock.now(), timeoutMs: 2_000 },
  );

export const usd = (amount: number) => ({ amount, currency: 'USD' });
