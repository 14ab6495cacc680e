import { createContext } from 'react';

/** How large controls are that do not say so themselves: on a phone, large enough for a thumb. */
export const ControlSize = createContext<'large' | undefined>(undefined);
