import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';
import { Brand } from './brand.tsx';
import { PageFooter } from './page-footer.tsx';

type AuthLayoutProps = {
  title: string;
  /** The line under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** What the right half says; a `claim` above, a panel below. */
  aside: ReactNode;
};

/** The form on the left, a reason to fill it in on the right. */
export function AuthLayout({ title, lead, children, aside }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <header>
          <Brand />
        </header>
        <main tabIndex={-1} className={styles.form}>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </main>
        <PageFooter />
      </div>
      <aside className={styles.aside}>
        <div className={styles.asideInner}>{aside}</div>
      </aside>
    </div>
  );
}

/** The sentence and the panel of the right half. */
export function AuthAside({ claim, children, notes }: { claim: string; children: ReactNode; notes?: ReactNode }) {
  return (
    <>
      <h2 className={styles.claim}>{claim}</h2>
      <div className={styles.pane}>{children}</div>
      {notes !== undefined && <div className={styles.notes}>{notes}</div>}
    </>
  );
}
