import { type ReactElement, type Ref, type RefCallback, useCallback, useRef, useState } from 'react';

/** The element that a child draws, next to other parts that want to know it. */
export function useAnchor(child: ReactElement<object>): [HTMLElement | null, RefCallback<HTMLElement>] {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { ref }: { ref?: Ref<HTMLElement> } = child.props;
  const latest = useRef(ref);
  latest.current = ref;
  // While something beside it is fetched React hides it and says that it is gone. Without it nothing would open beside it, so
  // nothing would be fetched either, and it would be there again: that has no end.
  const note = useCallback((element: HTMLElement | null) => {
    if (element) setAnchor(element);
    const { current } = latest;
    if (typeof current === 'function') current(element);
    else if (current) current.current = element;
  }, []);
  return [anchor, note];
}
