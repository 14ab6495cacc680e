import { isPageLoading, oncePageIsShown } from '../hooks/page-loading.ts';

/**
 * On a phone every open sheet and dialog has an entry in the history, with the address of its page and its depth, so that
 * Back closes it. The router does not learn of these steps.
 */
type Overlay = {
  onBack: () => void;
  /** Back neither closes it nor leaves its page. */
  staysOpen: boolean;
};

const overlays: Overlay[] = [];
/** Whether this browser's steps are heard; on a computer Back always leaves the page. */
let isHeard = false;
/** Our own steps through the history that have not arrived yet. */
let steps = 0;
/** Steps of the router that wait until no entry of ours is on top. */
const waiting: (() => void)[] = [];
/** Whether the next step to arrive is one of the router's. */
let isLeaving = false;
/** How many entries of ours the last step left. An overlay that has just opened has none yet: Back leaves the page then. */
let entries = 0;

function depth(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'overlays' in state ? Number(state.overlays) : 0;
}

/** To be called before the router is made: listeners of the window are asked in their order. */
export function hearStepsFirst(): void {
  isHeard = true;
  entries = depth();
  window.addEventListener('popstate', (event) => {
    const isOurs = steps > 0;
    if (isOurs) steps -= 1;
    const isForOverlays = !isOurs && !isLeaving && entries > depth() && overlays.length > depth();
    isLeaving = false;
    entries = depth();
    if (isOurs || isForOverlays) event.stopImmediatePropagation();
    if (isForOverlays) closeSurplus();
    adjustSoon();
  });
  adjustSoon();
}

/** One that stays open keeps what lies under it, too; its entry is made again. */
function closeSurplus(): void {
  while (overlays.length > depth() && !overlays.at(-1)?.staysOpen) overlays.pop()?.onBack();
}

/** Something that has opened over the page; answers what to call when it is gone. */
export function addOverlay(overlay: Overlay): () => void {
  if (!isHeard) return () => {};
  overlays.push(overlay);
  adjustSoon();
  return () => {
    const place = overlays.indexOf(overlay);
    if (place !== -1) overlays.splice(place, 1);
    adjustSoon();
  };
}

/**
 * Before the router goes back or puts another address in the place of this one: both are meant for the entry of the page.
 * What is still open afterwards gets an entry again.
 */
export function onPageEntry(act: () => void): void {
  if (steps === 0 && depth() === 0) {
    act();
    return;
  }
  waiting.push(act);
  adjustSoon();
}

/** To be called when the router goes back: what is open then belongs to the page that is left. */
export function expectLeaving(): void {
  isLeaving = true;
}

/** Later: what leads to another overlay, or to a page, leaves its entry to that. */
const adjustSoon = () => window.setTimeout(adjust);

function adjust(): void {
  if (steps > 0 || isLeaving) return;
  if (isPageLoading()) {
    // A step back would meet the entry of that page halfway.
    oncePageIsShown(adjustSoon);
    return;
  }
  const wanted = waiting.length > 0 ? 0 : overlays.length;
  const surplus = depth() - wanted;
  if (surplus > 0) {
    steps += 1;
    window.history.go(-surplus);
    return;
  }
  if (waiting.length > 0) {
    for (const act of waiting.splice(0)) act();
    adjustSoon();
    return;
  }
  for (let missing = surplus; missing < 0; missing += 1)
    window.history.pushState({ ...window.history.state, overlays: overlays.length + missing + 1 }, '');
  entries = depth();
}
