import { paths } from '../../../paths/paths.ts';

const withView = (view: string, more: Record<string, string> = {}) =>
  `${paths.contacts}?${new URLSearchParams({ view, ...more })}`;

export const contactPaths = {
  import: (importId?: string) => withView('import', importId === undefined ? {} : { import: importId }),
  suppressed: withView('suppressed'),
  duplicates: withView('duplicates'),
  /** A check of addresses, where it is watched. */
  verification: (taskId: string) => `${paths.verification}?${new URLSearchParams({ task: taskId })}`,
};
