/** What the control page shows at a time; the phone has what can be turned in place of the table. */
export const DESKTOP_VIEWS = ['wire', 'mailboxes', 'people', 'names', 'mail'] as const;
export const PHONE_VIEWS = ['mail', 'mailboxes', 'people', 'names', 'world'] as const;
export type SandboxView = (typeof DESKTOP_VIEWS)[number] | (typeof PHONE_VIEWS)[number];

/** The one that is asked for, if it is one of these. */
export const askedView = <V extends SandboxView>(query: URLSearchParams, views: readonly V[]): V | undefined =>
  views.find((view) => view === query.get('view'));
