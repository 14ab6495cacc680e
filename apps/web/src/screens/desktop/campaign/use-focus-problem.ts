import { type RefObject, useEffect } from 'react';

const INVALID = '[aria-invalid="true"]';
const TOLD = '[role="alert"]';

/** Whoever was stopped is taken to the field it is about, or to the words where no single field is. */
export function useFocusProblem(page: RefObject<HTMLElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return undefined;
    // A step that opens with the problem draws its fields first.
    const timer = setTimeout(() => {
      const field = page.current?.querySelector<HTMLElement>(INVALID) ?? page.current?.querySelector<HTMLElement>(TOLD);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [page, tries]);
}
