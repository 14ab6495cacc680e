import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderDetail } from '../../../api/domains.ts';
import { refreshMailboxes } from '../../../api/mailboxes/mailboxes.ts';
import { countDone } from '../../../features/domains/order/step-states.ts';
import { userInfoQuery } from '../../../features/identity/user-info.ts';

/** Mailboxes appear while the page of their order is open: menu, plan and account list count them at once. */
export function useMadeMailboxes(order: OrderDetail | undefined): void {
  const client = useQueryClient();
  const made = order ? countDone(order.items, 'mailboxesCreated') : 0;
  useEffect(() => {
    if (made === 0) return;
    void refreshMailboxes();
    void client.invalidateQueries({ queryKey: userInfoQuery.queryKey });
  }, [client, made]);
}
