/** Ours, not React's: taken away again once the text fits. */
const titled = new WeakSet<Element>();

/** Text cut with dots is shown whole under the pointer, wherever it stands and nobody gave it a title of its own. */
export function tellCutText(page: Document): void {
  page.addEventListener('pointerover', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const cut = cutAt(target);
    if (cut === undefined) return;
    if (isCut(cut)) {
      if (!titled.has(cut) && cut.closest('[title]')) return;
      titled.add(cut);
      cut.title = cut.textContent;
    } else if (titled.delete(cut)) cut.removeAttribute('title');
  });
}

/** The one that cuts: the element under the pointer or what it stands in, within a cell. */
function cutAt(target: HTMLElement): HTMLElement | undefined {
  for (let at: HTMLElement | null = target, depth = 0; at && depth < 3; at = at.parentElement, depth++) {
    const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(at);
    if (overflow !== 'visible' && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return at;
  }
  return undefined;
}

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;
