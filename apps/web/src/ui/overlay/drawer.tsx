import { Drawer as AntDrawer } from 'antd';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useReturnFocus } from '../focus/use-return-focus.ts';

type DrawerProps = {
  label: string;
  width: number;
  /** From the left it lies over the whole window, as a menu does. */
  from?: 'left' | 'right';
  onClose: () => void;
  children: ReactNode;
};

const INSIDE: CSSProperties = { display: 'flex', flexDirection: 'column', height: '100%' };

/** Lies over the right of a page, inside of it: the menu beside it stays as it is. Drawn only while it is open. */
export function Drawer({ label, width, from = 'right', onClose, children }: DrawerProps) {
  useReturnFocus(true);
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Ant Design shows it a frame later. Not its first button: a second Enter would press it.
    const frame = requestAnimationFrame(() => inside.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <AntDrawer
      open
      size={width}
      placement={from}
      getContainer={false}
      {...(from === 'right' && { rootStyle: { position: 'absolute' } })}
      closable={false}
      title={null}
      aria-label={label}
      styles={{ body: { padding: 0 } }}
      focusable={{ trap: true }}
      onClose={onClose}
    >
      <div ref={inside} tabIndex={-1} className="no-ring" style={INSIDE}>
        {children}
      </div>
    </AntDrawer>
  );
}
