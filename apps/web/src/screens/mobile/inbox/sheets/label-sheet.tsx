import { type Message, REPLY_LABELS, type ReplyLabel } from '@outrider/contract/inbox/message';
import { CircleOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MEANING_TONES } from '../../../../features/inbox/shared/marks.ts';
import { meaningOf } from '../../../../features/inbox/shared/place.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { Box } from '../../../../ui/layout/layout.tsx';
import { Sheet, SheetRow } from '../../../../ui/overlay/sheet.tsx';

type LabelSheetProps = { answer: Message; onLabel: (label: ReplyLabel | null) => void; onClose: () => void };

/** What the answer means, what decided that, and the way to say otherwise. */
export function LabelSheet({ answer, onLabel, onClose }: LabelSheetProps) {
  const { t } = useTranslation('inbox');
  const { replyLabel, labelWhy } = answer;
  return (
    <Sheet title={t('person.meaning')} onClose={onClose}>
      {labelWhy !== '' && (
        <Box as="p" pad="0 2 2" tone="muted" breaks>
          {t('person.why', { words: labelWhy })}
        </Box>
      )}
      {meaningOf(answer) === 'unlabelled' && (
        <Box as="p" pad="0 2 2" tone="muted" breaks>
          {t('person.youLook')}
        </Box>
      )}
      {REPLY_LABELS.map((label) => (
        <SheetRow
          key={label}
          icon={<Dot tone={MEANING_TONES[label]} />}
          isCurrent={label === replyLabel}
          onChoose={() => onLabel(label)}
        >
          {t(`meaning.${label}`)}
        </SheetRow>
      ))}
      {replyLabel !== null && (
        <SheetRow icon={<CircleOff size={18} strokeWidth={1.5} aria-hidden />} onChoose={() => onLabel(null)}>
          {t('person.noMeaning')}
        </SheetRow>
      )}
    </Sheet>
  );
}
