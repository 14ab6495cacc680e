const KILO = 1_024;

/** Such as 16 KB or 1 MB: a limit as a person reads it. */
export const sizeText = (bytes: number): string =>
  bytes < KILO * KILO ? `${Math.floor(bytes / KILO)} KB` : `${Math.floor((bytes / KILO / KILO) * 10) / 10} MB`;
