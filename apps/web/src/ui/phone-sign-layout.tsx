import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './phone-sign-layout.module.css';

type PhoneSignLayoutProps = { title: string; lead?: ReactNode; children: ReactNode; below?: ReactNode };

/** The pages before the log-in on a phone: one column, the small print at the bottom edge. */
export function PhoneSignLayout({ title, lead, children, below }: PhoneSignLayoutProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <LanguageSwitch />
      </header>
      <main tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
      {below !== undefined && <footer className={styles.below}>{below}</footer>}
    </div>
  );
}
