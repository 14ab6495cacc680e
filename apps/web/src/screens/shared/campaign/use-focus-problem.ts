import { type RefObject, useEffect } from 'react';

/** The field it is about; what stands for it where no single field does; the words. */
const PLACES = ['[aria-invalid="true"]', '[data-lacking]', '[role="alert"]'];

/** A user who was stopped is taken to what it is about. */
export function useFocusProblem(page: RefObject<HTMLElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return undefined;
    // A step that opens with the problem draws its fields first.
    const timer = setTimeout(() => {
      const found = PLACES.map((place) => page.current?.querySelector<HTMLElement>(place));
      const field = found.find((each) => each != null);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [page, tries]);
}
