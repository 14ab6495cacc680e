import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Side } from './swipe.ts';
import styles from './swipe-row.module.css';
import { useSwipe } from './use-swipe.ts';

export type SwipeAction = {
  label: string;
  Icon: LucideIcon;
  tone: 'main' | 'blue' | 'plain';
  onAct: () => void;
  /** Said while letting go would do it. */
  letGo?: string;
};

type SwipeRowProps = {
  /** From the edge inwards: the outermost is also what a full swipe does. */
  before: readonly SwipeAction[];
  after: readonly SwipeAction[];
  children: ReactNode;
};

/** A row that uncovers what can be done with it. A user who cannot swipe finds the same inside what the row opens. */
export function SwipeRow({ before, after, children }: SwipeRowProps) {
  const sides: Record<Side, readonly SwipeAction[]> = { before, after };
  const { root, moved, uncovered, close, handlers } = useSwipe({ before: before.length, after: after.length }, (side) =>
    sides[side][0]?.onAct(),
  );
  return (
    <div ref={root} className={styles.row}>
      {uncovered && (
        <Actions
          side={uncovered.side}
          actions={sides[uncovered.side]}
          isFull={uncovered.isFull}
          onAct={(action) => {
            close();
            action.onAct();
          }}
        />
      )}
      <div ref={moved} className={styles.moved} data-uncovered={uncovered !== undefined || undefined} {...handlers}>
        {children}
      </div>
    </div>
  );
}

type ActionsProps = {
  side: Side;
  actions: readonly SwipeAction[];
  isFull: boolean;
  onAct: (action: SwipeAction) => void;
};

function Actions({ side, actions, isFull, onAct }: ActionsProps) {
  const [outermost] = actions;
  if (isFull && outermost) {
    const { Icon, tone, label, letGo = label } = outermost;
    return (
      <div className={`${styles.full} ${styles[side]} ${styles[tone]}`} role="status">
        <span>{letGo}</span>
        <Icon size={20} strokeWidth={1.5} aria-hidden />
      </div>
    );
  }
  return (
    <div className={`${styles.actions} ${styles[side]}`}>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          className={`${styles.action} ${styles[action.tone]}`}
          onClick={() => onAct(action)}
        >
          <action.Icon size={20} strokeWidth={1.5} aria-hidden />
          {action.label}
        </button>
      ))}
    </div>
  );
}
