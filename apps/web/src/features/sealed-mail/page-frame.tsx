import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { LanguageSwitch } from '../../ui/page/language-switch.tsx';
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

/** The page of a visitor without an account: whose it is, what it keeps, and nothing to sign in with. */
export function PageFrame({ title, company, foot, children }: PageFrameProps) {
  const { t } = useTranslation('sealed-mail');
  return (
    <Stack tall minHeight="100%" gap={0} className={styles.layout}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.header}>
        {company !== '' && (
          <Grid
            as="span"
            align="center"
            items="center"
            width={28}
            height={28}
            rounded
            surface="primary"
            tone="onPrimary"
            size={12}
            weight={600}
            aria-hidden
          >
            {Array.from(company)[0]?.toUpperCase()}
          </Grid>
        )}
        <Grid minWidth={0}>
          {company !== '' && <b className="ellipsis">{company}</b>}
          <span className="muted small ellipsis">{window.location.host}</span>
        </Grid>
        <LanguageSwitch />
      </header>
      <main tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <span>{t('page.kept')}</span>
        <Row as="span" gap={4} minWidth={0} align="stretch" narrow={{ spread: true }}>
          {company !== '' && <span className="ellipsis">{company}</span>}
          {foot}
        </Row>
      </footer>
    </Stack>
  );
}
