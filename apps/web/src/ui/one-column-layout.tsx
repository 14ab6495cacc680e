import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import styles from './one-column-layout.module.css';
import { PageFooter } from './page-footer.tsx';

type OneColumnLayoutProps = {
  /** Above the title, such as `EnvelopeArt`. */
  art?: ReactNode;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
};

/** One message in the middle of the page: check your inbox, verified, expired. */
export function OneColumnLayout({ art, title, lead, children }: OneColumnLayoutProps) {
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Brand />
      </header>
      <main tabIndex={-1} className={styles.main}>
        <div className={styles.inner}>
          {art !== undefined && <div className={styles.art}>{art}</div>}
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </main>
      <div className={styles.footer}>
        <PageFooter />
      </div>
    </div>
  );
}
