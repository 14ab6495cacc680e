import { join } from 'node:path';

/** i18next and its hooks are 20 kB of every page, of which the product uses a tenth (decision 132). */
export const TEXTS_ALIAS = { 'react-i18next': join(import.meta.dirname, 'src/i18n/react-texts.tsx') };
