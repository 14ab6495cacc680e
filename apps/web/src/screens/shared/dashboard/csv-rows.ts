import type { Dashboard, TrendDay } from '@outrider/contract/dashboard';

const COLUMNS = ['day', 'sent', 'delivered', 'opened', 'replies', 'bounced'] as const satisfies (keyof TrendDay)[];

/** Every day of the period and the one before it, oldest first. */
export const csvRows = ({ before, days }: Dashboard['trend'], nameOf: (column: (typeof COLUMNS)[number]) => string) => [
  COLUMNS.map(nameOf),
  ...[...before, ...days].map((day) => COLUMNS.map((column) => day[column])),
];
