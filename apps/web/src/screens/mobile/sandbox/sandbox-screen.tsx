import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MailList } from '../../../features/sandbox/mail-list.tsx';
import { MailReader } from '../../../features/sandbox/mail-reader.tsx';
import { MailboxesView } from '../../../features/sandbox/mailboxes/mailboxes-view.tsx';
import { NamesView } from '../../../features/sandbox/names/names-view.tsx';
import { PeopleView } from '../../../features/sandbox/people/people-view.tsx';
import { askedView, PHONE_VIEWS } from '../../../features/sandbox/views.ts';
import { WorldPanel } from '../../../features/sandbox/world/world-panel.tsx';
import { paths } from '../../../paths/paths.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { BackLink } from '../shell/back-link.tsx';
import styles from './sandbox-screen.module.css';

/** One thing at a time: a list, or the mail that was opened from it. */
export function SandboxScreen() {
  const { t } = useTranslation('sandbox');
  const [query, setQuery] = useSearchParams();
  const openId = query.get('mail') ?? undefined;
  const view = askedView(query, PHONE_VIEWS) ?? 'mail';
  return (
    <Stack tall surface="page" gap={0} className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Row as="header" rigid spread pad="0 5" border="bottom" gap={0} className={styles.header}>
        {openId === undefined ? <h1>{t('title')}</h1> : <BackLink to={paths.sandbox} label={t('back')} />}
        <Tag tone="green" dot>
          {t('boxed')}
        </Tag>
      </Row>
      {openId === undefined && (
        <Box rigid pad="2 4" border="bottom" className={styles.views}>
          <Segments
            block
            label={t('views.label')}
            options={PHONE_VIEWS.map((each) => ({ value: each, text: t(`views.${each}`) }))}
            value={view}
            onChange={(next) => setQuery({ view: next }, { replace: true })}
          />
        </Box>
      )}
      <main tabIndex={-1} className={styles.main}>
        {openId !== undefined && <MailReader id={openId} />}
        {openId === undefined && view === 'mail' && (
          <MailList openId={undefined} onOpen={(mail) => setQuery({ mail })} />
        )}
        {openId === undefined && view === 'mailboxes' && <MailboxesView />}
        {openId === undefined && view === 'people' && <PeopleView />}
        {openId === undefined && view === 'names' && (
          <NamesView
            domain={query.get('domain') ?? ''}
            onDomain={(domain) => setQuery({ view, domain }, { replace: true })}
          />
        )}
        {openId === undefined && view === 'world' && <WorldPanel />}
      </main>
    </Stack>
  );
}
