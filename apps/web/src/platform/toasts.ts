export type Toast = {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** A toast with the id of one on screen takes its place. */
  id?: string;
  /** A way back, for as long as it is open. The text is asked for each second that is left. */
  undo?: { text: (secondsLeft: number) => string; seconds: number; run: () => void };
};

/** What a failure is shown with: it has no place of its own beside another failure. */
type AskedToast = (Toast & { kind: 'success' | 'info' }) | { kind: 'error'; text: string };

export type ShowToast = (toast: Toast) => void;

/** One failure at a time (specification, section 8): a new one replaces the old one instead of standing beside it. */
const FAILURE_ID = 'failure';

/** Toasts are drawn by the router's component library, which is loaded apart from the code that asks for a toast. */
export function createToasts() {
  let load: (() => Promise<ShowToast>) | undefined;
  let drawer: Promise<ShowToast> | undefined;

  const prepare = () => {
    drawer ??= load?.();
    return drawer;
  };
  const show = (toast: AskedToast) => {
    prepare()
      ?.then((draw) => draw(toast.kind === 'error' ? { ...toast, id: FAILURE_ID } : toast))
      .catch((error: unknown) => console.error(error));
  };
  return {
    drawWith: (loadDrawer: () => Promise<ShowToast>) => {
      load = loadDrawer;
      drawer = undefined;
    },
    /** Fetches the drawer ahead of time: when the network is down, the toast that says so can no longer be fetched. */
    prepare: () => void prepare()?.catch((error: unknown) => console.error(error)),
    show,
    showServerMessage: (text: string) => show({ kind: 'error', text }),
  };
}

export const toasts = createToasts();
