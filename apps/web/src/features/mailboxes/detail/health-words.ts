import type { TFunction } from 'i18next';
import type { AccountDetail } from './account-detail.ts';

/** How far health is from what a campaign asks for, where that is known. */
export function healthDistance(
  { health }: Pick<AccountDetail, 'health'>,
  needed: number | undefined,
  t: TFunction<'accounts'>,
): string | undefined {
  if (health === null || needed === undefined) return undefined;
  return health < needed ? t('overview.below', { count: needed - health }) : t('overview.enough');
}
