import type { MessageBody as Body, Message } from '@outrider/contract/inbox/message';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Ellipsis, Image } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowImages } from '../../../api/inbox/inbox.ts';
import { bodyQuery } from '../../../api/inbox/inbox-queries.ts';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, type ButtonPartProps, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { MailFrame, type ShownLink } from '../../../ui/mail/mail-frame.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { nameOf } from '../shared/marks.ts';
import { Attachments } from './attachments.tsx';
import { CardLines } from './card-lines.tsx';
import { foldText } from './fold-text.ts';
import styles from './message-body.module.css';
import { rtfToText } from './rtf-to-text.ts';

type MessageBodyProps = {
  message: Message;
  onLink: (link: ShownLink | undefined) => void;
  onFollow?: (link: ShownLink) => void;
};

/** What was written, with what came along. */
export function MessageBody({ message, onLink, onFollow }: MessageBodyProps) {
  const { t } = useTranslation('inbox');
  const [images, setImages] = useState(false);
  const plain = useQuery(bodyQuery(message.id, false));
  const withImages = useQuery({ ...bodyQuery(message.id, true), enabled: images });
  const body = withImages.data ?? plain.data;
  const isLate = useLater(plain.isPending);
  const error = plain.error ?? withImages.error;
  return (
    <Stack gap={3} pad="3 0 0 11" narrow={{ pad: '3 0 0' }}>
      <CardLines mid={message.id} html={plain.data?.html} text={plain.data?.text} />
      {error && (
        <RetryNote
          query={{
            error,
            isFetching: plain.isFetching || withImages.isFetching,
            refetch: () => (plain.error ? plain : withImages).refetch(),
          }}
          retry={t('retry')}
        />
      )}
      {isLate && <Skeleton rows={4} />}
      {body && <Written body={body} onLink={onLink} onFollow={onFollow} />}
      {body?.isCut && <p className="muted small">{t('thread.cut')}</p>}
      <Row wraps align="stretch" className={styles.cards}>
        <Attachments message={message} />
        {body && body.blockedImages > 0 && (
          <BlockedImages sender={message.sender} isBusy={withImages.isFetching} onShow={() => setImages(true)} />
        )}
      </Row>
    </Stack>
  );
}

type WrittenProps = {
  body: Body;
  onLink: MessageBodyProps['onLink'];
  onFollow: MessageBodyProps['onFollow'];
};

/** HTML, else text as it was typed, else what can be read of RTF. */
function Written({ body, onLink, onFollow }: WrittenProps) {
  const { t } = useTranslation('inbox');
  if (body.html !== null)
    return <MailFrame title={t('thread.body')} html={body.html} onLink={onLink} onFollow={onFollow} />;
  const text = body.text ?? (body.rtf === null ? '' : rtfToText(body.rtf));
  return text.trim() === '' ? <p className="muted">{t('thread.empty')}</p> : <PlainText text={text} />;
}

function PlainText({ text }: { text: string }) {
  const { t } = useTranslation('inbox');
  const { written, quoted } = foldText(text);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text as="pre" breaks whiteSpace="pre-wrap" className={styles.plain}>
        {written}
      </Text>
      {quoted !== '' && (
        <Box
          type="button"
          as="button"
          pad="0 2"
          border="all"
          borderTone="strong"
          rounded
          tone="muted"
          narrow={{ minWidth: 44, minHeight: 44, textAlign: 'left' }}
          className={styles.unfold}
          aria-label={t('thread.quote')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis size={14} aria-hidden />
        </Box>
      )}
      {isOpen && (
        <Text as="pre" tone="muted" breaks whiteSpace="pre-wrap" className={styles.plain}>
          {quoted}
        </Text>
      )}
    </>
  );
}

type BlockedProps = { sender: Message['sender']; isBusy: boolean; onShow: () => void };

/** Loading an image tells its sender that, when and where a mail is read: only on asking. */
function BlockedImages({ sender, isBusy, onShow }: BlockedProps) {
  const { t } = useTranslation('inbox');
  const { mutate: allow, isPending } = useMutation({
    mutationFn: () => allowImages({ email: sender.email, allow: true }),
    onSuccess: onShow,
  });
  return (
    <div className={`${styles.card} muted small`} aria-busy={isBusy || isPending}>
      <Image size={16} strokeWidth={1.5} aria-hidden />
      <span>{t('images.blocked')}</span>
      <CardButton disabled={isBusy} onClick={onShow}>
        {t('images.show')}
      </CardButton>
      <CardButton title={t('images.alwaysFrom', { who: nameOf(sender) })} disabled={isPending} onClick={() => allow()}>
        {t('images.always')}
      </CardButton>
    </div>
  );
}

const CardButton = (props: ButtonPartProps) => (
  <Text
    type="button"
    as="button"
    tone="default"
    narrow={{ minWidth: 44, minHeight: 44, textAlign: 'left' }}
    className={styles.plainLink}
    {...props}
  />
);
