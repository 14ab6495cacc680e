/** Something a page needs to begin did not arrive: its texts, or who is signed in. */
export class LoadError extends Error {}

const noted = new WeakSet<object>();

/** The build tells of every part of the program that it could not fetch. */
export function noteLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => noted.add(payload));
}

/** Whether something failed because it did not arrive, and not because it is wrong. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof LoadError || (typeof error === 'object' && error !== null && noted.has(error));
