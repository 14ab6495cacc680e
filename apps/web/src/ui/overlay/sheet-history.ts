/**
 * Every open sheet has an entry in the history, with the address of its page and its depth, so that Back closes it. The
 * router is not told of these steps.
 */
type Sheet = { onBack: () => void };

const sheets: Sheet[] = [];
/** Our own steps through the history that have not arrived yet. */
let steps = 0;
let isPageLoading = false;

function depth(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'sheets' in state ? Number(state.sheets) : 0;
}

/** To be called before the router is made: listeners of the window are asked in their order. */
export function hearStepsFirst(): void {
  window.addEventListener('popstate', (event) => {
    const isOurs = steps > 0;
    if (isOurs) steps -= 1;
    if (isOurs || sheets.length > depth()) event.stopImmediatePropagation();
    if (!isOurs) while (sheets.length > depth()) sheets.pop()?.onBack();
    adjustSoon();
  });
  adjustSoon();
}

/** A step back while the router loads a page would meet the entry of that page halfway. */
export function waitForPage(isLoading: boolean): void {
  isPageLoading = isLoading;
  if (!isLoading) adjustSoon();
}

/** A sheet that has opened; answers what to call when it is gone. */
export function addSheet(onBack: () => void): () => void {
  const sheet = { onBack };
  sheets.push(sheet);
  adjustSoon();
  return () => {
    const place = sheets.indexOf(sheet);
    if (place !== -1) sheets.splice(place, 1);
    adjustSoon();
  };
}

/** Later: a sheet that leads to another one, or to a page, leaves its entry to that. */
const adjustSoon = () => window.setTimeout(adjust);

function adjust(): void {
  if (steps > 0 || isPageLoading) return;
  const surplus = depth() - sheets.length;
  for (let missing = surplus; missing < 0; missing += 1)
    window.history.pushState({ ...window.history.state, sheets: sheets.length + missing + 1 }, '');
  if (surplus <= 0) return;
  steps += 1;
  window.history.go(-surplus);
}
