import { toastLayer } from './toast-layer.ts';

let region: HTMLElement | undefined;

/**
 * Says something to who hears the page and does not see it. Stands where toasts are drawn, since what is outside of an
 * open dialog is not read out.
 */
export function announce(words: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'polite');
    toastLayer().append(region);
  }
  const { textContent } = region;
  // The same words a second time are no change.
  region.textContent = textContent === words ? `${words}\u00a0` : words;
}
