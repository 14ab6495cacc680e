type ShareAnswer<T> = (key: string, load: () => Promise<T>) => Promise<T>;

type Clock = {
  /** Milliseconds of a clock that is never set back. */
  monotonic: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
};

type NextAnswer<T> = { answer: Promise<T>; askers: number };
type Asked<T> = {
  over: Promise<unknown>;
  next: NextAnswer<T> | undefined;
  /** Once it is there: how many wait for the next when all who got it have asked again. */
  expected: number;
  allBack: PromiseWithResolvers<void>;
};

/**
 * Of what an answer cost that several shared: so long they are waited for, that those who ask again share the next one with
 * those who wait already. It is begun sooner once all of them are there.
 */
const GATHERED_SHARE = 0.5;

const NO_PAUSE: Clock = { monotonic: () => 0, pause: async () => undefined };

/**
 * A caller that asks while the same question is being answered waits for the next answer, together with all who ask meanwhile.
 * An answer is never begun before its question was asked, so none is older than working it out alone would make it.
 * Without a clock the next one is begun at once.
 */
export function createSharedAnswers<T>({ monotonic, pause }: Clock = NO_PAUSE): ShareAnswer<T> {
  const asked = new Map<string, Asked<T>>();

  function begin(key: string, load: () => Promise<T>, askers: number): Promise<T> {
    const begun = monotonic();
    const answer = load();
    const gather = async () => {
      if (askers === 1) return;
      own.expected = askers + (own.next?.askers ?? 0);
      await Promise.race([own.allBack.promise, pause((monotonic() - begun) * GATHERED_SHARE)]);
    };
    const own: Asked<T> = {
      over: answer.then(gather, gather),
      next: undefined,
      expected: Number.POSITIVE_INFINITY,
      allBack: Promise.withResolvers(),
    };
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
    if (next.askers >= known.expected) known.allBack.resolve();
    return next.answer;
  };
}
