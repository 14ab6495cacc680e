/** Also known to addresses, which come before the drawer. */
export const DRAWER_TABS = ['overview', 'settings', 'campaigns', 'activity'] as const;
export type DrawerTab = (typeof DRAWER_TABS)[number];
