import { type Message, REPLY_LABELS, type ReplyLabel } from '@outrider/contract/inbox/message';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { MEANING_TONES } from '../shared/marks.ts';
import { meaningOf } from '../shared/place.ts';
import styles from './person-panel.module.css';

const NONE = 'none';

type MeaningCardProps = { answer: Message; onLabel: (label: ReplyLabel | null) => void };

/** What the answer means, what decided that, and the way to say otherwise. */
export function MeaningCard({ answer, onLabel }: MeaningCardProps) {
  const { t } = useTranslation('inbox');
  const { calendarDay } = useDates();
  const meaning = meaningOf(answer);
  if (meaning === undefined) return null;
  const { replyLabel, isLabelSure, labelWhy, returnDate } = answer;
  return (
    <Box as="section" pad="3.5 4" border="bottom" className={styles.section}>
      <h3>
        {t('person.meaning')}
        {replyLabel !== null && !isLabelSure && <span className="muted">{t('person.unsure')}</span>}
      </h3>
      <div className={styles.meaning}>
        <Row spread>
          <Tag tone={MEANING_TONES[meaning]}>{t(`meaning.${meaning}`)}</Tag>
          <Dropdown
            placement="bottomRight"
            menu={{
              selectedKeys: [replyLabel ?? NONE],
              items: [
                ...REPLY_LABELS.map((label, index) => ({
                  key: label,
                  label: t(`meaning.${label}`),
                  extra: String(index + 1),
                })),
                ...(replyLabel === null ? [] : [{ key: NONE, label: t('person.noMeaning') }]),
              ],
              onClick: ({ key }) => onLabel(REPLY_LABELS.find((label) => label === key) ?? null),
            }}
          >
            <Button small>{t('person.change')}</Button>
          </Dropdown>
        </Row>
        {labelWhy !== '' && (
          <Text as="div" above={1.5} tone="muted" size={12} leading={16} breaks>
            {t('person.why', { words: labelWhy })}
          </Text>
        )}
        {meaning === 'unlabelled' && (
          <Text as="div" above={1.5} tone="muted" size={12} leading={16} breaks>
            {t('person.youLook')}
          </Text>
        )}
        {returnDate !== null && (
          <Text as="div" above={1.5} tone="muted" size={12} leading={16} breaks>
            {t('row.back', { day: calendarDay(returnDate) })}
          </Text>
        )}
      </div>
    </Box>
  );
}
