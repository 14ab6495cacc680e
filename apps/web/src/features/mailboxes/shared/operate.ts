import { UNDO_SECONDS } from '@outrider/contract/limits';
import type { AccountStatus } from '@outrider/contract/mailboxes/account';
import type { AccountOperation } from '@outrider/contract/mailboxes/operate';
import { ACCOUNTS_AT_ONCE } from '@outrider/contract/mailboxes/tags';
import { useMutation } from '@tanstack/react-query';
import { refreshMailboxes } from '../../../api/mailboxes/mailboxes.ts';
import { operateAccounts } from '../../../api/mailboxes/operate.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { toasts } from '../../../platform/toasts.ts';

/** A mailbox something is done with. */
export type Target = { accountId: string; email: string };
type Order = { operation: AccountOperation; targets: readonly (Target & { status?: AccountStatus })[] };

const idsOf = (targets: readonly Target[]) => targets.map(({ accountId }) => accountId);

/** Does the same with many, in as many calls as their number needs. */
export async function inBatches<T>(ids: readonly string[], run: (batch: string[]) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let from = 0; from < ids.length; from += ACCOUNTS_AT_ONCE) {
    answers.push(await run(ids.slice(from, from + ACCOUNTS_AT_ONCE)));
  }
  return answers;
}

/** Pauses, resumes or reconnects mailboxes and tells the outcome; a pause can be taken back for a while. */
export const useOperate = () =>
  useMutation({
    mutationFn: async ({ operation, targets }: Order) => {
      const answers = await inBatches(idsOf(targets), (accountIds) => operateAccounts({ accountIds, operation }));
      return {
        changed: answers.reduce((sum, { changed }) => sum + changed, 0),
        failed: answers.flatMap(({ failed }) => failed),
      };
    },
    onSuccess: ({ changed, failed }, order) => {
      tell(order, changed);
      if (failed[0]) {
        toasts.show({ kind: 'error', text: t('do.someFailed', { count: failed.length, words: failed[0].words }) });
      }
    },
    onSettled: refreshMailboxes,
  });

/** Not bound to a screen: the toast stays while the reader goes on to another page. */
const t = i18n.getFixedT(null, 'accounts');

function tell({ operation, targets }: Order, changed: number): void {
  const [only] = targets;
  const email = targets.length === 1 && only ? only.email : undefined;
  if (changed === 0 && operation !== 'reconnect') {
    toasts.show({ kind: 'info', text: t('do.nothingChanged') });
    return;
  }
  switch (operation) {
    case 'pause':
      toasts.show({
        kind: 'success',
        text: email === undefined ? t('do.pausedMany', { count: changed }) : t('do.paused', { email }),
        undo: {
          text: (seconds) => t('do.undo', { seconds }),
          seconds: UNDO_SECONDS,
          // What was paused before stays so.
          run: () => void takeBackPause(targets.filter(({ status }) => status !== 'paused')),
        },
      });
      return;
    case 'resume':
      toasts.show({
        kind: 'success',
        text: email === undefined ? t('do.resumedMany', { count: changed }) : t('do.resumed', { email }),
      });
      return;
    default:
      if (changed > 0) toasts.show({ kind: 'success', text: t('do.reconnecting', { count: changed }) });
  }
}

async function takeBackPause(targets: readonly Target[]): Promise<void> {
  try {
    await inBatches(idsOf(targets), (accountIds) => operateAccounts({ accountIds, operation: 'resume' }));
  } finally {
    await refreshMailboxes();
  }
}
