import type { SELF_CHECKS } from '@outrider/contract/verification/verification';

export type SelfCheckVerdict = 'pass' | 'warn' | 'fail' | 'unknown';

export type SelfCheckResult = {
  check: (typeof SELF_CHECKS)[number];
  verdict: SelfCheckVerdict;
  values: Record<string, string>;
};

export type ProbeRoute = 'direct' | 'proxy' | 'service';
