type ShareAnswer<T> = (key: string, load: () => Promise<T>) => Promise<T>;

type Asked<T> = { running: Promise<T>; next: Promise<T> | undefined };

/**
 * Whoever asks while the same question is being answered waits for the next answer, together with all who ask meanwhile.
 * An answer is never begun before its question was asked, so none is older than working it out alone would make it.
 */
export function createSharedAnswers<T>(): ShareAnswer<T> {
  const asked = new Map<string, Asked<T>>();

  function begin(key: string, load: () => Promise<T>): Promise<T> {
    const own: Asked<T> = { running: load(), next: undefined };
    asked.set(key, own);
    const end = () => {
      if (asked.get(key) === own && !own.next) asked.delete(key);
    };
    own.running.then(end, end);
    return own.running;
  }

  return (key, load) => {
    const known = asked.get(key);
    if (!known) return begin(key, load);
    const goOn = () => begin(key, load);
    known.next ??= known.running.then(goOn, goOn);
    return known.next;
  };
}
