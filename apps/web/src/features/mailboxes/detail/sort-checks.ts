import { type CheckResult, MAILBOX_CHECKS } from '@outrider/contract/mailboxes/checks';

export type CheckKind = 'pass' | 'toFix' | 'toWatch' | 'unknown';

/** What costs delivery, or has a record to publish, is to fix; the rest of the warnings is to watch. */
export function kindOf({ verdict, fix }: Pick<CheckResult, 'verdict' | 'fix'>): CheckKind {
  if (verdict === 'fail') return 'toFix';
  if (verdict === 'warn') return fix?.kind === 'publish' ? 'toFix' : 'toWatch';
  return verdict;
}

/** What asks for something comes first, the rest in the order people know. */
export function sortChecks(checks: readonly CheckResult[]): CheckResult[] {
  const rank = (result: CheckResult) =>
    (kindOf(result) === 'toFix' ? 0 : MAILBOX_CHECKS.length) + MAILBOX_CHECKS.indexOf(result.check);
  return checks.toSorted((a, b) => rank(a) - rank(b));
}
