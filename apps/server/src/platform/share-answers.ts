type ShareAnswer<T> = (key: string, load: () => Promise<T>) => Promise<T>;

type Clock = {
  /** Milliseconds of a clock that is never set back. */
  monotonic: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
};

type NextAnswer<T> = { answer: Promise<T>; askers: number };
type Asked<T> = { over: Promise<unknown>; next: NextAnswer<T> | undefined };

/** Of what an answer cost that several shared: so much later the next is begun, and those who ask again are in time for it. */
const GATHERED_SHARE = 0.25;

const NO_PAUSE: Clock = { monotonic: () => 0, pause: async () => undefined };

/**
 * Whoever asks while the same question is being answered waits for the next answer, together with all who ask meanwhile.
 * An answer is never begun before its question was asked, so none is older than working it out alone would make it.
 * Without a clock the next one is begun at once.
 */
export function createSharedAnswers<T>({ monotonic, pause }: Clock = NO_PAUSE): ShareAnswer<T> {
  const asked = new Map<string, Asked<T>>();

  function begin(key: string, load: () => Promise<T>, askers: number): Promise<T> {
    const begun = monotonic();
    const answer = load();
    const gather = () => (askers > 1 ? pause((monotonic() - begun) * GATHERED_SHARE) : undefined);
    const own: Asked<T> = { over: answer.then(gather, gather), next: undefined };
    asked.set(key, own);
    void own.over.then(() => {
      if (asked.get(key) === own && !own.next) asked.delete(key);
    });
    return answer;
  }

  return (key, load) => {
    const known = asked.get(key);
    if (!known) return begin(key, load, 1);
    const next: NextAnswer<T> = known.next ?? {
      answer: known.over.then(() => begin(key, load, next.askers)),
      askers: 0,
    };
    next.askers += 1;
    known.next = next;
    return next.answer;
  };
}
