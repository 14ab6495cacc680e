/** A dear answer is asked for again after this many times what it cost: it may take a tenth of a processor. */
const REST_FACTOR = 10;
/** A user who changed something waits this long to see it. */
const PATIENCE_MS = 200;

export type KeptAnswers<T> = {
  /**
   * The answer to a question. `shape` stands for what a user changed by hand since: with another shape one waits a
   * moment for the new answer. What only drifts with time is shown as it was, and asked for anew behind it.
   */
  of(key: string, shape: string, ask: Ask<T>): Promise<T>;
  /** Whether there is an earlier answer that may be given meanwhile. */
  isKept(key: string): boolean;
};

/** `isKept`: there is an earlier answer that may be given meanwhile. */
type Ask<T> = (about: { isKept: boolean }) => Promise<T>;

type Parts<T> = {
  /** Whether one is rather shown a little old than waited for. By what is in it: a clock would say so on a busy machine. */
  isCostly: (value: T) => boolean;
  /** Milliseconds of a clock that is never set back. */
  monotonic: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
  /** Where the new answer failed and the old one was given. */
  onFailure: (error: unknown) => void;
  max: number;
};

type Entry<T> = { value: T; shape: string; at: number; cost: number };

/** Keeps answers that are dear to work out. The others are worked out every time. */
export function createKeptAnswers<T>({ isCostly, monotonic, pause, onFailure, max }: Parts<T>): KeptAnswers<T> {
  const kept = new Map<string, Entry<T>>();
  const asked = new Map<string, { shape: string; answer: Promise<T> }>();

  function begin(key: string, shape: string, ask: Ask<T>): Promise<T> {
    const begun = monotonic();
    const answer = ask({ isKept: kept.has(key) })
      .then((value) => {
        kept.delete(key);
        if (isCostly(value)) kept.set(key, { value, shape, at: monotonic(), cost: monotonic() - begun });
        const [oldest] = kept.keys();
        if (kept.size > max && oldest !== undefined) kept.delete(oldest);
        return value;
      })
      .finally(() => asked.delete(key));
    asked.set(key, { shape, answer });
    return answer;
  }

  /** The one that is under way, if it is about the same; else the next. */
  async function askNow(key: string, shape: string, ask: Ask<T>): Promise<T> {
    for (let other = asked.get(key); other; other = asked.get(key)) {
      if (other.shape === shape) return other.answer;
      await other.answer.catch(() => undefined);
    }
    return begin(key, shape, ask);
  }

  return {
    isKept: (key) => kept.has(key),
    async of(key, shape, ask) {
      const known = kept.get(key);
      if (!known) return askNow(key, shape, ask);
      const isSame = known.shape === shape;
      if (isSame && monotonic() - known.at < known.cost * REST_FACTOR) return known.value;
      const answer = askNow(key, shape, ask).catch((error: unknown) => {
        onFailure(error);
        return known.value;
      });
      return isSame ? known.value : Promise.race([answer, pause(PATIENCE_MS).then(() => known.value)]);
    },
  };
}
