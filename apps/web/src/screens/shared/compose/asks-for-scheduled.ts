import { SCHEDULED } from '../../../paths/paths.ts';

/** Whether the mails that wait are what the inbox's address asks for. */
export const asksForScheduled = (query: URLSearchParams): boolean => query.get('view') === SCHEDULED;
