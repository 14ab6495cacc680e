import { TOAST_SECONDS, TOASTS_AT_ONCE } from '@outrider/contract/limits';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { ShowToast, Toast } from '../../platform/toasts.ts';
import { useSecondsUntil } from '../hooks/use-seconds-until.ts';
import { Text } from '../layout/layout.tsx';
import styles from './desktop-toasts.module.css';
import { toastLayer } from './toast-layer.ts';

const ICONS: Record<Toast['kind'], ReactNode> = {
  success: <CircleCheck size={16} className="green" aria-hidden />,
  error: <CircleX size={16} className="red" aria-hidden />,
  info: <Info size={16} className="muted" aria-hidden />,
};

type Shown = Toast & { key: number; until: number };

let shown: readonly Shown[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function change(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Drawn by hand: Ant Design's notification would bring a third of its library to the sign-in page, where a toast may be
 * needed before anything else of it is.
 */
export const showDesktopToast: ShowToast = (toast) => {
  mount();
  const others = toast.id === undefined ? shown : shown.filter(({ id }) => id !== toast.id);
  const milliseconds = (toast.undo?.seconds ?? TOAST_SECONDS) * 1000;
  const key = lastKey + 1;
  lastKey = key;
  change([...others, { ...toast, key, until: Date.now() + milliseconds }].slice(-TOASTS_AT_ONCE));
  window.setTimeout(() => dismiss(key), milliseconds);
};

const dismiss = (key: number) => change(shown.filter((toast) => toast.key !== key));

let isMounted = false;
function mount() {
  if (isMounted) return;
  isMounted = true;
  createRoot(toastLayer().appendChild(document.createElement('div'))).render(<ToastArea />);
}

function ToastArea() {
  const toasts = useSyncExternalStore(listen, () => shown);
  return (
    <div className={styles.area}>
      {toasts.map(({ key, ...toast }) => (
        <OneToast key={key} {...toast} onDone={() => dismiss(key)} />
      ))}
    </div>
  );
}

function OneToast({ kind, text, undo, until, onDone }: Omit<Shown, 'key'> & { onDone: () => void }) {
  return (
    <div className={styles.toast} role={kind === 'error' ? 'alert' : 'status'}>
      {ICONS[kind]}
      <Text grow minWidth={0} breaks>
        {text}
      </Text>
      {undo && <Undo undo={undo} until={until} onDone={onDone} />}
    </div>
  );
}

type UndoProps = { undo: NonNullable<Toast['undo']>; until: number; onDone: () => void };

function Undo({ undo, until, onDone }: UndoProps) {
  const seconds = useSecondsUntil(until);
  return (
    <button
      type="button"
      className="link"
      // The seconds that pass are not read out one by one.
      aria-live="off"
      onClick={() => {
        onDone();
        undo.run();
      }}
    >
      {undo.text(seconds)}
    </button>
  );
}
