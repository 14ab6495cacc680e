import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from '../brand.tsx';
import styles from './result-page.module.css';

type ResultPageProps = {
  art: ReactNode;
  title: string;
  hint?: string;
  action: string;
  onAction: () => void;
  /** Another way out, beside the button. */
  beside?: ReactNode;
};

/** One sentence and a way out. Uses no component library, so that it still stands when a library has failed. */
export function ResultPage({ art, title, hint, action, onAction, beside }: ResultPageProps) {
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <header className={styles.header}>
        <Brand />
      </header>
      <main tabIndex={-1} className={styles.main}>
        <div className={styles.inner}>
          <div className={styles.art}>{art}</div>
          <h1>{title}</h1>
          {hint !== undefined && <p>{hint}</p>}
          <button type="button" className={styles.action} onClick={onAction}>
            <RefreshCw size={16} aria-hidden />
            {action}
          </button>
          {beside}
        </div>
      </main>
    </div>
  );
}
