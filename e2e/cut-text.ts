import { expect, type Page, type Request } from '@playwright/test';

/** A text that cannot be read whole, and why. */
type Cut = { kind: string; text: string; by: number; place: string };

/** What cells may have to spare while another one is cut: the room between two words. */
const SPARE_PX = 24;

/** Answers that stay open until something happens, and a thread's script: of a page that was left nobody is told that it ended. */
const LASTING = /\/(stream|changes|updates|number-tables)/;
const ROUNDS = 6;
const PATIENCE_MS = 30_000;

/**
 * Goes through the screens of a page without loading it anew. Keeps every string the server sent: what people and other
 * servers wrote, which can be of any length. Words of our own are not among them, since screens make their own sentences.
 */
export function walkScreens(page: Page) {
  const data = new Set<string>();
  const pending = new Set<Request>();
  let changes = 0;
  const keep = (value: unknown): void => {
    if (typeof value === 'string') data.add(value.replaceAll(/\s+/g, ' ').trim());
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) keep(each);
  };
  page.on('request', (request) => {
    if (LASTING.test(request.url())) return;
    pending.add(request);
    changes += 1;
  });
  const ended = async (request: Request) => {
    if (request.resourceType() === 'fetch') {
      await request
        .response()
        .then((response) => response?.json())
        .then(keep, () => {});
    }
    if (pending.delete(request)) changes += 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // Everything is here once nothing is under way and the page, left to itself, asks for nothing more.
  // Some screens ask again every second, so this ends after a few rounds.
  const settle = async (place: string) => {
    for (let seen = -1, round = 0; seen !== changes && round < ROUNDS; round++) {
      await expect.poll(() => pending.size, { message: place, intervals: [20], timeout: PATIENCE_MS }).toBe(0);
      seen = changes;
      await page.evaluate(rest);
    }
  };
  const open = async (path: string) => {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await settle(path);
  };
  return { data, open, settle };
}

/** Runs in the page: returns once it has drawn what it has, or is too busy to rest. */
const rest = async () => {
  for (const _ of [1, 2]) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
};

/** Words of our own are whole, data is cut with dots, and only where no other column of the table has room to spare. */
export async function cutsOn(page: Page, data: ReadonlySet<string>): Promise<Cut[]> {
  let cuts: Cut[] = [];
  await expect(page.locator('[aria-busy="true"]'), 'parts that are still awaited').toHaveCount(0);
  // What is still being laid out settles by itself.
  for (const wait of [0, 100, 300, 900]) {
    await page.waitForTimeout(wait);
    const found = await page.evaluate(findCuts, SPARE_PX);
    cuts = found.filter(({ kind, text }) => kind !== 'ellipsis' || !isData(text, data));
    if (cuts.length === 0) break;
  }
  return cuts;
}

/** Data makes up at least half of it. */
function isData(text: string, data: ReadonlySet<string>): boolean {
  for (const each of data) {
    if (each.length > 2 && (each.includes(text) || (each.length * 2 >= text.length && text.includes(each))))
      return true;
  }
  return false;
}

/** Runs in the page. */
function findCuts(sparePx: number): Cut[] {
  const found: Cut[] = [];
  const range = document.createRange();
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0]}`;
  const placeOf = (element: Element) =>
    [element.parentElement?.parentElement, element.parentElement, element]
      .flatMap((each) => (each ? [name(each)] : []))
      .join(' > ');
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) found.push({ kind: 'the page is too wide', text: '', by: wide, place: '' });

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('svg, script, style, [aria-hidden="true"], .visually-hidden');
  const extentOf = (node: Node) => {
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (boxes.length === 0) return undefined;
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };

  const cutCells = new Set<HTMLTableCellElement>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const own = node.parentElement;
    const text = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim();
    const extent = text === '' || !own || !isShown(own) ? undefined : extentOf(node);
    if (!own || !extent) continue;
    let isOwnBox = true;
    let scrollsDown = false;
    for (let at: Element | null = own; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'inline') continue;
      const box = at.getBoundingClientRect();
      const over = Math.max(extent.right - box.right, box.left - extent.left);
      const under = extent.bottom - box.bottom;
      const report = (kind: string, by: number) => {
        found.push({
          kind,
          text: own.textContent.replaceAll(/\s+/g, ' ').trim(),
          by: Math.round(by),
          place: placeOf(at),
        });
        const cell = own.closest<HTMLTableCellElement>('td');
        if (cell) cutCells.add(cell);
      };
      if (style.overflowX === 'visible') {
        if (isOwnBox && over > 1.5) report('spills over its box', over);
      } else if (over > 1) {
        const isScrolled = style.overflowX === 'auto' || style.overflowX === 'scroll';
        report(isScrolled ? 'scrolls sideways' : style.textOverflow === 'ellipsis' ? 'ellipsis' : 'clipped', over);
        break;
      }
      scrollsDown ||= style.overflowY === 'auto' || style.overflowY === 'scroll';
      // Half a line is what a frame with a rounded corner may take.
      if (!scrollsDown && style.overflowY !== 'visible' && under > 6) {
        report(style.webkitLineClamp === 'none' ? 'clipped below' : 'ellipsis', under);
        break;
      }
      if (style.position === 'fixed') break;
      isOwnBox = false;
    }
  }

  for (const table of new Set([...cutCells].map((cell) => cell.closest('table')))) {
    const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
    for (const [index, head] of heads.entries()) {
      const cells = [...(table?.rows ?? [])].flatMap((row) => row.cells[index] ?? []);
      // Charts and bars are as wide as they are given.
      if (
        head.textContent.trim() === '' ||
        cells.some((cell) => cell.querySelector('svg, [role="img"], [role="meter"], i'))
      )
        continue;
      const spare = Math.min(
        ...cells.map((cell) => {
          const { paddingLeft, paddingRight } = getComputedStyle(cell);
          range.selectNodeContents(cell);
          const boxes = [...range.getClientRects()];
          const used = Math.max(0, ...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
          const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return boxes.length === 0 ? room : room - used;
        }),
      );
      if (spare > sparePx) {
        found.push({
          kind: 'has room while others are cut',
          text: head.textContent,
          by: Math.round(spare),
          place: placeOf(head),
        });
      }
    }
  }
  return found;
}
