import { TOAST_SECONDS } from '@outrider/contract/limits';
import { Toast, unstableSetRender } from 'antd-mobile';
import { createRoot } from 'react-dom/client';
import '../antd-mobile.css';
import type { ShowToast } from '../../platform/toasts.ts';
import { announce } from './announce.ts';
import { toastLayer } from './toast-layer.ts';
import { showUndoBar } from './undo-bar.tsx';

// antd-mobile draws its toasts outside the page's tree and knows React 19's way only when told.
unstableSetRender((node, container) => {
  const root = createRoot(container);
  root.render(node);
  return async () => root.unmount();
});

/** A phone has room for one toast: a new one replaces the old one. */
export const showMobileToast: ShowToast = (toast) => {
  const { text, undo } = toast;
  if (undo) return showUndoBar({ ...toast, undo });
  // The toast itself is silent.
  announce(text);
  Toast.show({ content: text, duration: TOAST_SECONDS * 1000, position: 'top', getContainer: toastLayer });
};
