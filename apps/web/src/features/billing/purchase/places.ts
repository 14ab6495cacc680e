/** Where the pages of a purchase lead. */
export type PurchasePlaces = { plan: string; billing: string; order: (orderId: string) => string };
