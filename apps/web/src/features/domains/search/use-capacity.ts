import { useQuery } from '@tanstack/react-query';
import { type Capacity, capacityQuery } from '../../../api/domains.ts';

/** One mailbox's worth of planning is enough to know what one costs and sends. */
const SMALLEST = 1;

export const useCapacity = (mailsPerDay = SMALLEST): Capacity | undefined => useQuery(capacityQuery(mailsPerDay)).data;

/** A month of one mailbox, as the planner prices it. */
export function useMailboxPrice() {
  const capacity = useCapacity();
  if (!capacity || capacity.mailboxes === 0) return undefined;
  const { monthly, mailboxes } = capacity;
  return { amount: Math.round(monthly.amount / mailboxes), currency: monthly.currency };
}
