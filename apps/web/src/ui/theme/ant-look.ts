/** In a build `without-ant-styles.ts` answers for this file: the styles stand in a sheet then, and the theme is its variables. */
export { antTheme } from './theme.ts';

/** Where the sheet is; without one, Ant Design writes its styles into the page. */
export const antSheet: string | undefined = undefined;
