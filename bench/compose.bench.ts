import type { Effort, Report } from './bench.ts';
import { measureEditor } from './compose/page.ts';
import { measureSaves } from './compose/saves.ts';

/** Writing a mail, against the clock of the writer. */
export async function run(report: Report, effort: Effort): Promise<void> {
  await measureSaves(report, effort);
  await measureEditor(report, effort);
}
