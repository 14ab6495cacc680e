import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import { Grid, Row } from '../layout/layout.tsx';
import { useToastsInside } from '../toast/toast-layer.ts';
import styles from './sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';

type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/** Comes up from the bottom of a phone, where the thumb is; a touch beside it takes it away. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useToastsInside(sheet);
  useReturnFocus(true);
  useBackCloses(onClose);
  useEffect(() => {
    sheet.current?.showModal();
    // Not a field: the keyboard would come up over what is to be chosen from.
    heading.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as the browser does with every dialog.
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === sheet.current && sheet.current.close()}
    >
      <div className={styles.inside}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

type SheetRowProps = {
  icon?: ReactNode;
  children: ReactNode;
  /** What choosing it does, where the name alone does not say so. */
  below?: string;
  isCurrent?: boolean;
  isDanger?: boolean;
  onChoose: () => void;
};

export const SheetRow = ({ icon, children, below, isCurrent = false, isDanger = false, onChoose }: SheetRowProps) => (
  <Row
    type="button"
    as="button"
    gap={3}
    width="100%"
    minHeight={48}
    pad="0 2"
    rounded
    textAlign="left"
    className={isDanger ? `${styles.row} ${styles.danger}` : styles.row}
    aria-current={isCurrent || undefined}
    onClick={onChoose}
  >
    {icon}
    {below === undefined ? (
      <span className="ellipsis">{children}</span>
    ) : (
      <Grid as="span" minWidth={0} pad="1.5 0">
        <span>{children}</span>
        <span className="muted small">{below}</span>
      </Grid>
    )}
  </Row>
);
