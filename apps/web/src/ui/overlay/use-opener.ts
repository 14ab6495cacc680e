import { type MouseEvent, type ReactElement, useState } from 'react';
import { useAnchor } from './use-anchor.ts';

export type Opener = ReactElement<{ onClick?: (event: MouseEvent) => void }>;

type Opening<S extends unknown[]> = {
  opener: Opener;
  kind: 'menu' | 'dialog';
  /** Where the parent says whether it is open. */
  open: boolean | undefined;
  onTurn: ((open: boolean, ...source: S) => void) | undefined;
};

/** What a press on a button opens, and the next one closes. */
export function useOpener<S extends unknown[]>({ opener, kind, open, onTurn }: Opening<S>, ...byPress: S) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, ref] = useAnchor(opener);
  const isShown = open ?? isOpen;
  const turn = (opens: boolean, ...source: S) => {
    setOpen(opens);
    onTurn?.(opens, ...source);
  };
  const onClick = (event: MouseEvent) => {
    opener.props.onClick?.(event);
    turn(!isShown, ...byPress);
  };
  const own: object = { ref, 'aria-haspopup': kind, 'aria-expanded': isShown, onClick };
  return { isShown, anchor, turn, own };
}
