import { orderPath, paths } from '../../../paths/paths.ts';

/** Where the pages of a purchase lead. */
export const purchasePlaces = {
  plan: paths.purchase.plan,
  billing: paths.setting.billing,
  order: (orderId: string) => orderPath(orderId),
};
