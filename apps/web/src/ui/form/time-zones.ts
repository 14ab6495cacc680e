/** A zone the server knows by an older name is shown all the same. */
export const zonesWith = (current: string): string[] =>
  [...new Set([current, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();
