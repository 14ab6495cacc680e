import { useMedia } from './use-media.ts';

/** Wide enough for two things side by side, and not a phone that lies on its side. Style sheets ask the same. */
export const useTablet = (): boolean => useMedia('(min-width: 768px) and (min-height: 500px)');
