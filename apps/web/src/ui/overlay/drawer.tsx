import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import { useEscapeCloses } from './open-layers.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type DrawerProps = {
  label: string;
  width: number;
  /** From the left it lies over the whole window, as a menu does. */
  from?: 'left' | 'right';
  onClose: () => void;
  children: ReactNode;
};

const INSIDE: CSSProperties = { display: 'flex', flexDirection: 'column', padding: 0 };

/** Lies over the right of a page, inside of it: the menu beside it stays as it is. Drawn only while it is open. */
export function Drawer({ label, width, from = 'right', onClose, children }: DrawerProps) {
  const inside = useRef<HTMLDivElement>(null);
  useReturnFocus(true);
  useKeptFocus(inside);
  useEscapeCloses(true, inside, onClose);
  // Not its first button: a second Enter would press it.
  useEffect(() => inside.current?.focus({ preventScroll: true }), []);
  return (
    <div
      className={`ant-drawer ant-drawer-${from} ant-tokens ant-drawer-open ant-drawer-inline`}
      style={{ position: from === 'right' ? 'absolute' : 'fixed' }}
    >
      {/* Escape does the same. */}
      <div className="ant-drawer-mask" aria-hidden onClick={onClose} />
      <div className="ant-drawer-content-wrapper" style={{ width }}>
        <section className="ant-drawer-section" role="dialog" aria-modal aria-label={label}>
          <div ref={inside} tabIndex={-1} className="ant-drawer-body no-ring" style={INSIDE}>
            {children}
          </div>
        </section>
      </div>
    </div>
  );
}
