import type { Message } from '@outrider/contract/inbox/message';
import { useTranslation } from 'react-i18next';
import { MEANING_TONES } from '../../../features/inbox/shared/marks.ts';
import { meaningOf } from '../../../features/inbox/shared/place.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './thread-page.module.css';

type ThreadMarksProps = {
  /** Left out where it stands in the head. */
  subject: string | undefined;
  /** The answer that is judged, where the thread has one. */
  answer: Message | undefined;
  tags: Message['tags'];
  onLabel: () => void;
};

/** What it is about and what it means; a tap says otherwise. */
export function ThreadMarks({ subject, answer, tags, onLabel }: ThreadMarksProps) {
  const { t } = useTranslation('inbox');
  return (
    <Box pad="3.5 4" border="bottom" className={styles.subject}>
      {subject !== undefined && <h1>{subject || t('row.noSubject')}</h1>}
      {(answer || tags.length > 0) && (
        <div className={styles.marks}>
          {answer && <MeaningButton answer={answer} onLabel={onLabel} />}
          {tags.map(({ tagId, tagName }) => (
            <Tag key={tagId} tone="line">
              {tagName}
            </Tag>
          ))}
        </div>
      )}
    </Box>
  );
}

/** What an answer means; a tap says otherwise. */
export function MeaningButton({ answer, onLabel }: { answer: Message; onLabel: () => void }) {
  const { t } = useTranslation('inbox');
  const meaning = meaningOf(answer);
  return (
    <Row
      type="button"
      as="button"
      height={44}
      above={-3}
      below={-3}
      pad={0}
      gap={0}
      aria-haspopup="dialog"
      aria-label={
        meaning ? t('phone.thread.meaningIs', { name: t(`meaning.${meaning}`) }) : t('phone.thread.setMeaning')
      }
      onClick={onLabel}
    >
      {meaning ? (
        <Tag tone={MEANING_TONES[meaning]} dot>
          {t(`meaning.${meaning}`)}
        </Tag>
      ) : (
        <Tag tone="line">{t('phone.thread.setMeaning')}</Tag>
      )}
    </Row>
  );
}
