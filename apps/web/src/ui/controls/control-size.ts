import { createContext } from 'react';

/** How large controls are that do not say so themselves: on a phone, large enough for a thumb. */
export const ControlSize = createContext<'large' | undefined>(undefined);

/** Whether a control stands in an item of a form, and is as wide as that. */
export const InFormItem = createContext(false);
