/** As many as the server gives at once. */
export const ORDERS_PAGE_SIZE = 20;
