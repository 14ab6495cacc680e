import { foreignMailMissing } from '../apps/server/src/platform/testing/foreign-mail/foreign-mail-missing.ts';
import type { Effort, Report } from './bench.ts';
import { measureLists } from './inbox/lists.ts';
import { measurePage } from './inbox/page.ts';
import { measureArrivals, measureChanges, measureSync } from './inbox/sync.ts';

/** Reading mailboxes, against the bare library and the clock of a user who waits for an answer. */
export async function run(report: Report, effort: Effort): Promise<void> {
  const missing = foreignMailMissing();
  if (missing) {
    console.error(`Reading is not measured: ${missing}`);
  } else {
    await measureSync(report, effort);
    await measureArrivals(report, effort);
    await measureChanges(report, effort);
  }
  await measureLists(report, effort);
  await measurePage(report, effort);
}
