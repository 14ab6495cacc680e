import { useMedia } from '../../../../ui/use-media.ts';

/** In a window as narrow as a phone, a tablet or half a screen, the parts of each step stand one below the other. */
export const useFolded = (): boolean => useMedia('(max-width: 900px)');
