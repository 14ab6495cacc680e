import TinyQueue from 'tinyqueue';

/** Below zero where the first comes before the second. */
type Compare<T> = (a: T, b: T) => number;

/** Where so many have gone ahead that as many places stand empty, the line closes up. */
const CLOSES_UP_AT = 1_024;

/**
 * A line of things that come in their order most of the time: those stand as they came, the others in a heap beside them.
 * Nearly everything that is planned is due after what was planned before it, and then neither coming nor going costs.
 */
export class Line<T> {
  readonly #compare: Compare<T>;
  #inOrder: T[] = [];
  #gone = 0;
  readonly #others: TinyQueue<T>;

  constructor(compare: Compare<T>) {
    this.#compare = compare;
    this.#others = new TinyQueue<T>([], compare);
  }

  get length(): number {
    return this.#inOrder.length - this.#gone + this.#others.length;
  }

  get first(): T | undefined {
    const next = this.#inOrder[this.#gone];
    const other = this.#others.peek();
    if (other === undefined || next === undefined) return next ?? other;
    return this.#compare(other, next) < 0 ? other : next;
  }

  add(item: T) {
    const last = this.#inOrder[this.#inOrder.length - 1];
    if (last === undefined || this.#compare(item, last) >= 0) this.#inOrder.push(item);
    else this.#others.push(item);
  }

  takeFirst(): T | undefined {
    const first = this.first;
    if (first === undefined) return undefined;
    if (first !== this.#inOrder[this.#gone]) return this.#others.pop();
    this.#gone += 1;
    if (this.#gone >= CLOSES_UP_AT && this.#gone * 2 >= this.#inOrder.length) {
      this.#inOrder = this.#inOrder.slice(this.#gone);
      this.#gone = 0;
    }
    return first;
  }
}
