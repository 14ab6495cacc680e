import { createContext, useContext } from 'react';

/** Opens the palette, from wherever it is asked for. */
export const PaletteContext = createContext<() => void>(() => {});

export const useOpenPalette = () => useContext(PaletteContext);
