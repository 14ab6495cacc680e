import { TOAST_SECONDS } from '@outrider/contract/limits';
import { createRoot } from 'react-dom/client';
import type { ShowToast } from '../../platform/toasts.ts';
import { Box } from '../layout/layout.tsx';
import { announce } from './announce.ts';
import styles from './mobile-toasts.module.css';
import { toastLayer } from './toast-layer.ts';
import { showUndoBar } from './undo-bar.tsx';

let root: ReturnType<typeof createRoot> | undefined;
let timer: number | undefined;

/** A phone has room for one toast: a new one replaces the old one. */
export const showMobileToast: ShowToast = (toast) => {
  const { text, undo } = toast;
  if (undo) return showUndoBar({ ...toast, undo });
  // The toast itself is silent.
  announce(text);
  root ??= createRoot(toastLayer().appendChild(document.createElement('div')));
  window.clearTimeout(timer);
  root.render(
    <Box
      as="p"
      pad={3}
      rounded
      surface="primary"
      tone="onPrimary"
      size={14}
      overflow="auto"
      breaks
      className={styles.toast}
    >
      {text}
    </Box>,
  );
  timer = window.setTimeout(() => root?.render(null), TOAST_SECONDS * 1000);
};
