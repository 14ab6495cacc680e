import { Inbox, Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { composer, useCompose } from '../composer.ts';
import { TextParts } from '../options/text-parts.tsx';
import { ThisMailPanel } from '../options/this-mail-panel.tsx';
import styles from './compose.module.css';
import { ComposeForm } from './compose-form.tsx';
import { closeMail, composeKeys } from './compose-keys.ts';
import { ComposeTabs } from './compose-tabs.tsx';
import { SaveState } from './save-state.tsx';
import { useReturnFocus } from './use-return-focus.ts';

/** The write screen: a window over the page, the whole page, or a bar at its edge. */
export function ComposeWindow() {
  const current = useCompose(({ tabs, mails }) =>
    tabs.current !== undefined && mails[tabs.current]?.place.kind === 'dock'
      ? tabs.current
      : tabs.cids.findLast((cid) => mails[cid]?.place.kind === 'dock'),
  );
  const isWriting = useCompose((state) => state.isWriting);
  const layout = useCompose((state) => state.layout);
  if (current === undefined) return null;
  if (!isWriting) return <MinimisedBar cid={current} />;
  return layout === 'full' ? <FullScreen cid={current} /> : <FloatingWindow cid={current} />;
}

function FloatingWindow({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  useReturnFocus();
  return (
    <section className={styles.window} aria-label={t('window.label')} onKeyDown={composeKeys(cid)}>
      <Row as="header" rigid align="stretch" height={44} pad="0 3 0 2" border="bottom" surface="app" gap={0}>
        <ComposeTabs />
        <Row as="span" gap={1}>
          <IconButton label={t('window.minimise')} hint Icon={Minus} onClick={composer.leaveWriting} />
          <IconButton
            label={t('window.full')}
            hint
            Icon={Maximize2}
            iconSize={14}
            onClick={() => composer.setLayout('full')}
          />
          <IconButton label={t('window.close')} hint Icon={X} onClick={() => closeMail(cid)} />
        </Row>
      </Row>
      <ComposeForm key={cid} cid={cid} variant="window" />
    </section>
  );
}

function FullScreen({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  useReturnFocus();
  useEffect(() => {
    document.body.dataset.writing = 'full';
    return () => {
      delete document.body.dataset.writing;
    };
  }, []);
  return (
    <section className={styles.screen} aria-label={t('window.label')} onKeyDown={composeKeys(cid)}>
      <Row as="header" rigid align="stretch" height={44} pad="0 3 0 2" border="bottom" surface="app" gap={0}>
        <Row
          type="button"
          as="button"
          rigid
          self="center"
          height={28}
          before={2}
          after={2}
          pad="0 3 0 1"
          border="right"
          borderTone="strong"
          weight={500}
          onClick={composer.leaveWriting}
        >
          <Inbox size={16} strokeWidth={1.5} aria-hidden />
          {t('window.inbox')}
        </Row>
        <ComposeTabs />
        <Box as="span" self="center" before="auto" tone="muted" size={12} className={styles.state}>
          <SaveState cid={cid} />
        </Box>
        <IconButton
          label={t('window.small')}
          hint
          Icon={Minimize2}
          iconSize={14}
          onClick={() => composer.setLayout('window')}
        />
      </Row>
      <ComposeForm key={cid} cid={cid} variant="full" />
      <ThisMailPanel key={`${cid} panel`} cid={cid}>
        <TextParts cid={cid} />
      </ThisMailPanel>
    </section>
  );
}

/** The mails wait at the edge; nothing of them is lost. */
function MinimisedBar({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const count = useCompose(({ tabs, mails }) => tabs.cids.filter((each) => mails[each]?.place.kind === 'dock').length);
  const title = useCompose(({ mails }) => mails[cid]?.mail.entry.title) || t('newMail');
  return (
    <Row gap={1} width={300} height={40} pad="0 2 0 4" surface="raised" shadow="pop" className={styles.minimised}>
      <button type="button" onClick={() => composer.show(cid)}>
        <span className="medium ellipsis">{title}</span>
        {count > 1 && <span className="muted">{t('window.more', { count: count - 1 })}</span>}
      </button>
      <IconButton label={t('window.close')} hint Icon={X} iconSize={14} onClick={() => closeMail(cid)} />
    </Row>
  );
}
