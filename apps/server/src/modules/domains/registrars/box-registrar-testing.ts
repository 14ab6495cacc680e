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

/** Without trouble, and with an account that lacks nothing. */
export function resetRegistrar({ registrar }: Box): void {
  registrar.setTrouble('none');
  registrar.setPace({ limit: 30, seconds: 10 });
  registrar.setAccount({
    balance: 500_000,
    monthlyLimit: null,
    isEmailVerified: true,
    isPhoneVerified: true,
    hasOrdered: true,
  });
}
