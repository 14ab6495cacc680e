import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkChoices } from '../../../features/replies/link-choices.tsx';
import { LinkEffect } from '../../../features/replies/link-effect.tsx';
import { UnlinkedList } from '../../../features/replies/unlinked-list.tsx';
import { UnlinkedMail } from '../../../features/replies/unlinked-mail.tsx';
import { type Linking, useLinking } from '../../../features/replies/use-linking.ts';
import { paths, repliesToLinkPath } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { useReplyAddress } from '../../shared/inbox/use-reply-address.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

/** The queue, or the answer the address names, with the one action at the thumb. */
export function RepliesToLink() {
  const { openId, open } = useReplyAddress();
  const linking = useLinking(openId, open);
  return (
    <div className={page.page}>
      {openId === undefined ? <Queue linking={linking} onOpen={open} /> : <OneReply linking={linking} />}
    </div>
  );
}

function Queue({ linking: { list, rows }, onOpen }: { linking: Linking; onOpen: (messageId: string) => void }) {
  const { t } = useTranslation('inbox');
  return (
    <>
      <PhoneHead title={t('link.title')} back={{ to: paths.inbox, label: t('link.back') }} />
      {list.error && !list.data && (
        <div className={page.state}>
          <Note tone="red" action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}>
            {list.error.message}
          </Note>
        </div>
      )}
      {list.data && rows.length === 0 && (
        <section className={page.empty}>
          <h2>{t('link.none')}</h2>
          <p className="secondary">{t('link.noneHint')}</p>
        </section>
      )}
      {rows.length > 0 && <p className={`muted small ${page.state}`}>{t('link.hint')}</p>}
      <UnlinkedList rows={rows} current={undefined} onOpen={onOpen} />
      {list.hasNextPage && (
        <div className={page.state}>
          <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('link.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function OneReply({ linking }: { linking: Linking }) {
  const { t } = useTranslation('inbox');
  const { asked, reply, candidate, isBusy } = linking;
  const who = candidate && (candidate.name || candidate.email);
  return (
    <>
      <PhoneHead
        title={reply?.subject || t('link.noSubject')}
        back={{ to: repliesToLinkPath, label: t('link.title') }}
      />
      {asked.error && !reply && (
        <div className={page.state}>
          <Note tone="red" action={<Button onClick={() => void asked.refetch()}>{t('retry')}</Button>}>
            {asked.error.message}
          </Note>
        </div>
      )}
      {reply && (
        <>
          <UnlinkedMail reply={reply} candidate={candidate} threadLink={(tid) => `${paths.inbox}?thread=${tid}`} />
          <Stack as="section" gap={4} className={page.state}>
            <Row minWidth={0} spread align="baseline" wraps>
              <h2 className="strong">{t('link.whose')}</h2>
              <span className="muted small">
                {t('link.proposed', { count: reply.candidates.length, none: reply.nonePercent })}
              </span>
            </Row>
            <LinkChoices candidates={reply.candidates} chosen={candidate?.leadId} onChoose={linking.choose} />
            {candidate && <LinkEffect candidate={candidate} from={reply.from} />}
            <Row minWidth={0} gap={2}>
              <Button block disabled={isBusy} onClick={linking.notOurs}>
                {t('link.notOurs')}
              </Button>
              <Button block onClick={linking.later}>
                {t('link.later')}
              </Button>
            </Row>
          </Stack>
          <div className={page.pinned}>
            <Button
              large
              primary
              block
              busy={isBusy}
              disabled={!candidate}
              icon={<Link2 size={16} />}
              onClick={() => linking.link()}
            >
              {who === undefined ? t('link.chooseFirst') : t('link.link', { who })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
