/** Also known to addresses, which come before the panel. */
export const PANEL_TABS = ['timeline', 'fields', 'notes'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];
