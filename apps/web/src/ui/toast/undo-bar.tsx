import { CircleCheck } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import type { Toast } from '../../platform/toasts.ts';
import { useSecondsUntil } from '../hooks/use-seconds-until.ts';
import { Box } from '../layout/layout.tsx';
import { toastLayer } from './toast-layer.ts';
import styles from './undo-bar.module.css';

type UndoToast = Toast & { undo: NonNullable<Toast['undo']> };

let root: ReturnType<typeof createRoot> | undefined;
let timer: number | undefined;

/** What was done, and the way back, above the tabs of a phone. A later one takes the place of the one before. */
export function showUndoBar(toast: UndoToast): void {
  root ??= createRoot(toastLayer().appendChild(document.createElement('div')));
  window.clearTimeout(timer);
  const milliseconds = toast.undo.seconds * 1000;
  root.render(<UndoBar key={Date.now()} toast={toast} until={Date.now() + milliseconds} />);
  timer = window.setTimeout(hideUndoBar, milliseconds);
}

function hideUndoBar(): void {
  window.clearTimeout(timer);
  root?.render(null);
}

function UndoBar({ toast: { text, undo }, until }: { toast: UndoToast; until: number }) {
  const seconds = useSecondsUntil(until);
  return (
    <div className={styles.bar} role="status">
      <CircleCheck size={16} strokeWidth={1.5} aria-hidden />
      <Box as="span" grow minWidth={0} pad="1.5 0" leading={18} breaks>
        {text}
      </Box>
      <button
        type="button"
        // The seconds that pass are not read out one by one.
        aria-live="off"
        onClick={() => {
          hideUndoBar();
          undo.run();
        }}
      >
        {undo.text(seconds)}
      </button>
    </div>
  );
}
