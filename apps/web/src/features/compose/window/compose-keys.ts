import type { KeyboardEvent } from 'react';
import { composer } from '../composer.ts';

/** Leaves a mail; a writer who has second thoughts about its changes stays. */
export const closeMail = (cid: string) => {
  composer.close(cid).catch(() => {});
};

/** What opened a menu or a panel over the mail. */
const OPEN_OVER_IT = '[aria-haspopup][aria-expanded="true"]';

/**
 * The keys of a mail being written. What lies over it has its own: React hands on keys of menus and dialogs, and Escape there
 * must not leave the mail.
 */
export const composeKeys = (cid: string) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, target, currentTarget } = event;
  const isInside = target instanceof Element && currentTarget.contains(target) && !target.closest('dialog');
  if (!isInside || event.nativeEvent.isComposing) return;
  const isCommand = event.metaKey || event.ctrlKey;
  if (isCommand && key === 'Enter') void composer.send(cid);
  else if (isCommand && key.toLowerCase() === 's') void composer.save(cid);
  else if (isCommand && key === 'PageDown') composer.stepTab(1);
  else if (isCommand && key === 'PageUp') composer.stepTab(-1);
  else if (key === 'Escape' && !event.defaultPrevented && !currentTarget.querySelector(OPEN_OVER_IT)) closeMail(cid);
  else return;
  event.preventDefault();
  event.stopPropagation();
};
