import type { ReferenceKind } from '@outrider/contract/compose/attrs';
import type { Message } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import { Forward, Maximize2, Reply, ReplyAll, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { draftsOfQuery } from '../compose-queries.ts';
import { composer, useCompose } from '../composer.ts';
import { answerMail, openDraftMail } from '../open-mail.ts';
import { ComposeForm } from '../window/compose-form.tsx';
import { closeMail, composeKeys } from '../window/compose-keys.ts';
import { useReturnFocus } from '../window/use-return-focus.ts';
import styles from './reply-box.module.css';

type ReplyBoxProps = { tid: string; message: Message };

/** Below a thread: the answers being written to it, drafts of before, and the ways to begin one. */
export function ReplyBox({ tid, message }: ReplyBoxProps) {
  const { t } = useTranslation('compose');
  const { timeZone } = useDates();
  // A text, so that a change of something else is none of this.
  const cids = useCompose(({ tabs, mails }) =>
    tabs.cids
      .filter((cid) => {
        const place = mails[cid]?.place;
        return place?.kind === 'inline' && place.tid === tid;
      })
      .join(' '),
  );
  const open = cids === '' ? [] : cids.split(' ');
  const begin = (kind: ReferenceKind) => void answerMail({ mid: message.id, kind, tid }, timeZone);
  return (
    <Box rigid pad="0 4 4" scrolls className={styles.box}>
      {open.map((cid) => (
        <Answer key={cid} cid={cid} />
      ))}
      {open.length === 0 && (
        <Row wraps pad="3 2 0" border="top">
          <EarlierDrafts mid={message.id} />
          <Button icon={<Reply size={16} strokeWidth={1.5} aria-hidden />} onClick={() => begin('reply')}>
            {t('answer.reply')}
          </Button>
          {message.receivers.to.length + message.receivers.cc.length > 1 && (
            <Button icon={<ReplyAll size={16} strokeWidth={1.5} aria-hidden />} onClick={() => begin('replyAll')}>
              {t('answer.replyAll')}
            </Button>
          )}
          <Button icon={<Forward size={16} strokeWidth={1.5} aria-hidden />} onClick={() => begin('forward')}>
            {t('answer.forward')}
          </Button>
        </Row>
      )}
    </Box>
  );
}

function Answer({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  useReturnFocus();
  return (
    <section className={styles.answer} aria-label={t('window.answer')} onKeyDown={composeKeys(cid)}>
      <ComposeForm cid={cid} variant="inline" />
      <Row as="span" gap={0.5} align="stretch" className={styles.controls}>
        <IconButton
          label={t('window.pop')}
          hint
          Icon={Maximize2}
          size={24}
          iconSize={14}
          onClick={() => composer.toDock(cid)}
        />
        <IconButton label={t('window.close')} hint Icon={X} size={24} iconSize={14} onClick={() => closeMail(cid)} />
      </Row>
    </section>
  );
}

function EarlierDrafts({ mid }: { mid: string }) {
  const { t } = useTranslation('compose');
  const { timeZone, since } = useDates();
  const { data: drafts = [] } = useQuery(draftsOfQuery(mid));
  const openIds = useCompose(({ mails }) => Object.keys(mails).join(' '));
  const left = drafts.filter(({ draftId }) => !openIds.split(' ').includes(draftId));
  return left.map(({ draftId, savedAt, summary }) => (
    <Row
      key={draftId}
      type="button"
      as="button"
      minWidth={0}
      pad="2 3"
      border="all"
      borderTone="amber"
      rounded
      surface="amber"
      tone="inherit"
      textAlign="left"
      align="stretch"
      className={styles.draft}
      onClick={() => void openDraftMail({ draftId }, timeZone)}
    >
      <span className="medium">{t('answer.goOn', { at: since(savedAt) })}</span>
      <span className="muted ellipsis">{summary}</span>
    </Row>
  ));
}
