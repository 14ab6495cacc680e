import type { LintRule } from '@outrider/template/lint-mail';

export type Level = 'error' | 'warning' | 'hint' | 'fine';

/** What each kind of remark takes from a hundred. */
const COSTS: Record<Level, number> = { error: 30, warning: 8, hint: 2, fine: 0 };
const EMPTY = 'bodyEmpty' satisfies LintRule;

/** Of a hundred; nothing for an empty mail, in which there is nothing to judge. */
export const scoreContent = (lines: readonly { key: string; level: Level }[]): number | null =>
  lines.some(({ key }) => key === EMPTY)
    ? null
    : Math.max(0, 100 - lines.reduce((sum, { level }) => sum + COSTS[level], 0));
