/** A part of the page in which names are not those of the organisation's people. */
export type Zone = 'navigation' | 'footer' | 'form' | 'voices' | 'partners' | 'works';
