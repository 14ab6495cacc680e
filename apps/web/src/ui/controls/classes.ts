/** One attribute of the names that are wanted. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
