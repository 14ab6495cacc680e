import { type IsBefore, popFrom, pushTo } from './heap.ts';

/** Where so many have gone ahead that as many places stand empty, the line closes up. */
const CLOSES_UP_AT = 1_024;

/**
 * A line of things that come in their order most of the time: those stand as they came, the others in a heap beside them.
 * Nearly everything that is planned is due after what was planned before it, and then neither coming nor going costs.
 */
export class Line<T> {
  readonly #isBefore: IsBefore<T>;
  #inOrder: T[] = [];
  #gone = 0;
  readonly #others: T[] = [];

  constructor(isBefore: IsBefore<T>) {
    this.#isBefore = isBefore;
  }

  get length(): number {
    return this.#inOrder.length - this.#gone + this.#others.length;
  }

  get first(): T | undefined {
    const next = this.#inOrder[this.#gone];
    const other = this.#others[0];
    if (other === undefined || next === undefined) return next ?? other;
    return this.#isBefore(other, next) ? other : next;
  }

  add(item: T) {
    const last = this.#inOrder[this.#inOrder.length - 1];
    if (last === undefined || !this.#isBefore(item, last)) this.#inOrder.push(item);
    else pushTo(this.#others, item, this.#isBefore);
  }

  takeFirst(): T | undefined {
    const first = this.first;
    if (first === undefined) return undefined;
    if (first !== this.#inOrder[this.#gone]) return popFrom(this.#others, this.#isBefore);
    this.#gone += 1;
    if (this.#gone >= CLOSES_UP_AT && this.#gone * 2 >= this.#inOrder.length) {
      this.#inOrder = this.#inOrder.slice(this.#gone);
      this.#gone = 0;
    }
    return first;
  }
}
