import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './sealed-page.module.css';

type PageFrameProps = {
  title: string;
  /** Of the sender; empty while it is not known. */
  company: string;
  /** At the end of the last line. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The page of somebody without an account: whose it is, what it keeps, and nothing to sign in with. */
export function PageFrame({ title, company, foot, children }: PageFrameProps) {
  const { t } = useTranslation('sealed-mail');
  return (
    <div className={styles.layout}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.header}>
        {company !== '' && (
          <span className={styles.mark} aria-hidden>
            {Array.from(company)[0]?.toUpperCase()}
          </span>
        )}
        <div className={styles.names}>
          {company !== '' && <b className="ellipsis">{company}</b>}
          <span className="muted small ellipsis">{window.location.host}</span>
        </div>
        <LanguageSwitch />
      </header>
      <main tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <span>{t('page.kept')}</span>
        <span className={styles.foot}>
          {company !== '' && <span className="ellipsis">{company}</span>}
          {foot}
        </span>
      </footer>
    </div>
  );
}
