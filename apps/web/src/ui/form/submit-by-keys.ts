import type { KeyboardEvent } from 'react';

/** Ctrl+Enter in a field of several lines sends its form. */
export function submitByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
}
