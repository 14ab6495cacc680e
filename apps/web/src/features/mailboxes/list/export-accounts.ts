import type { Account } from '@outrider/contract/mailboxes/account';
import type { TFunction } from 'i18next';

/** The list as rows of a file: its head, then a line a mailbox. Times are UTC, as a spreadsheet can sort them. */
export function accountRows(accounts: readonly Account[], t: TFunction<'accounts'>): (string | number | null)[][] {
  const head = [
    t('export.address'),
    t('export.senderName'),
    t('export.provider'),
    t('columns.status'),
    t('export.reason'),
    t('export.health'),
    t('export.sentToday'),
    t('export.capToday'),
    t('columns.warmup'),
    t('columns.campaigns'),
    t('columns.tags'),
    t('export.addedAt'),
  ];
  const lines = accounts.map((account) => [
    account.email,
    account.senderName,
    account.providerName || t(`provider.${account.provider}`),
    t(`status.${account.status}`),
    account.statusReason,
    account.health,
    account.sentToday,
    account.capToday,
    t(`warmup.${account.warmup.state}`),
    account.campaigns,
    account.tags.map(({ tagName }) => tagName).join(', '),
    account.createdAt,
  ]);
  return [head, ...lines];
}
