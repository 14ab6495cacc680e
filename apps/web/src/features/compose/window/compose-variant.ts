/** Where a mail is written: over the whole page, in a window, or in the thread it answers. */
export type ComposeVariant = 'full' | 'window' | 'inline';
