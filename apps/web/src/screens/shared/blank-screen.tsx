/** Nothing, for a window that another page fills or closes. */
export const BlankScreen = () => null;
