import { useQuery } from '@tanstack/react-query';
import { useDates } from '../../ui/dates.tsx';
import { sendersQuery } from './compose-queries.ts';
import { openNewMail, type Person } from './open-new-mail.ts';

/** Begins a mail. Who it can be from is asked for beforehand, so that it opens at once. */
export function useNewMail(accountId = ''): (to?: Person[]) => void {
  const { timeZone } = useDates();
  useQuery(sendersQuery);
  return (to) => openNewMail({ accountId, timeZone, ...(to && { to }) });
}
