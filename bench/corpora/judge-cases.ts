import type { Report } from '../bench.ts';

export type Case = { input: string; isRight: boolean; got: string };

/** Right answers of all; the wrong ones are named on the error output. */
export function judge(report: Report, metric: string, floor: number, cases: Case[]): void {
  const right = cases.filter(({ isRight }) => isRight).length;
  report({ metric, value: right, limit: cases.length, ratio: right / cases.length }, floor);
  for (const { input, got, isRight } of cases) {
    if (!isRight) console.error(`${metric}: ${JSON.stringify(input)} gave ${got}`);
  }
}
