import type { ReactNode } from 'react';
import { Box, Text } from '../layout/layout.tsx';
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
          {lead !== undefined && (
            <Text as="p" above={1} below={7} tone="muted" size={14} leading={22}>
              {lead}
            </Text>
          )}
          {children}
        </main>
        <PageFooter />
      </div>
      <aside className={styles.aside}>
        <Box width={600} maxWidth="100%">
          {aside}
        </Box>
      </aside>
    </div>
  );
}

/** The sentence and the panel of the right half. */
export function AuthAside({ claim, children, notes }: { claim: string; children: ReactNode; notes?: ReactNode }) {
  return (
    <>
      <Box as="h2" maxWidth={540} below={8} size={20} leading={30} weight={500} className={styles.claim}>
        {claim}
      </Box>
      <Box border="all" rounded surface="page" shadow="raised">
        {children}
      </Box>
      {notes !== undefined && <div className={styles.notes}>{notes}</div>}
    </>
  );
}
