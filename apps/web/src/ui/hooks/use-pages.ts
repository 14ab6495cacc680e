import { useCallback, useState } from 'react';

const FIRST = [0] as const;

/** Where the pages begin that were scrolled to so far. Another question begins again with the first page. */
export function usePages(key: string) {
  const [pages, setPages] = useState<{ key: string; starts: readonly number[] }>({ key, starts: FIRST });
  const goOn = useCallback(
    (next: number | null) => {
      if (next === null) return;
      setPages((known) => {
        const before = known.key === key ? known.starts : FIRST;
        return before.includes(next) ? known : { key, starts: [...before, next] };
      });
    },
    [key],
  );
  return { starts: pages.key === key ? pages.starts : FIRST, goOn };
}
