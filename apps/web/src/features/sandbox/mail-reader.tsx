import type { BoxedMail } from '@outrider/contract/sandbox';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { Box, Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { useBoxedMail } from './boxed-mail.ts';
import { FailedNote } from './failed-note.tsx';
import { MailFrame } from './mail-frame.tsx';
import styles from './mail-reader.module.css';

const VIEWS = ['mail', 'text', 'source'] as const;
type View = (typeof VIEWS)[number];

export function MailReader({ id }: { id: string }) {
  const { t } = useTranslation('sandbox');
  const { data: mail, error, isFetching, refetch } = useBoxedMail(id);
  if (error) {
    return (
      <div className={styles.failed}>
        <FailedNote title={t('failed')} message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  return mail ? <OpenMail mail={mail} /> : null;
}

function OpenMail({ mail }: { mail: BoxedMail }) {
  const { t } = useTranslation('sandbox');
  const [view, setView] = useState<View>('mail');
  const panel = useId();
  return (
    <Stack as="article" tall minWidth={0} minHeight={0} height="100%" gap={0}>
      <Box as="header" rigid pad="4 6" narrow={{ pad: '4 5' }} className={styles.head}>
        <h2>{mail.subject}</h2>
        <Grid as="dl" columns="auto minmax(0, 1fr)" gap="0.5 3" above={2}>
          <Text as="dt" tone="muted">
            {t('from')}
          </Text>
          <Text as="dd" breaks>
            {mail.from}
          </Text>
          <Text as="dt" tone="muted">
            {t('to')}
          </Text>
          <Text as="dd" breaks>
            {mail.to.join(', ')}
          </Text>
          <Text as="dt" tone="muted">
            {t('time')}
          </Text>
          <Text as="dd" breaks>
            {formatMoment(mail.receivedAt, { language: languageNow() })}
          </Text>
        </Grid>
      </Box>
      <ViewTabs view={view} panel={panel} onView={setView} />
      <div id={panel} role="tabpanel" className={styles.panel}>
        {view === 'mail' && (mail.html === '' ? <Missing>{t('noHtml')}</Missing> : <MailFrame mail={mail} />)}
        {view === 'text' && (mail.text === '' ? <Missing>{t('noText')}</Missing> : <pre>{mail.text}</pre>)}
        {view === 'source' && <pre>{mail.raw}</pre>}
      </div>
    </Stack>
  );
}

const Missing = ({ children }: { children: string }) => <p className={styles.missing}>{children}</p>;

type ViewTabsProps = { view: View; panel: string; onView: (view: View) => void };

/** Arrow keys move between tabs, as the ARIA pattern for tabs has it. */
function ViewTabs({ view, panel, onView }: ViewTabsProps) {
  const { t } = useTranslation('sandbox');
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = VIEWS.at((VIEWS.indexOf(view) + step) % VIEWS.length) ?? view;
    onView(next);
    list.current?.querySelector<HTMLElement>(`[data-view=${next}]`)?.focus();
  }
  return (
    <div ref={list} role="tablist" className={styles.tabs} onKeyDown={move}>
      {VIEWS.map((each) => (
        <button
          className="plain"
          key={each}
          type="button"
          role="tab"
          data-view={each}
          aria-selected={each === view}
          aria-controls={panel}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onView(each)}
        >
          {t(`tabs.${each}`)}
        </button>
      ))}
    </div>
  );
}
