import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../ui/form/check-list.tsx';

const EXCEPTIONS = ['takesOthers', 'takesConversations'] as const;

/** Who is put into a campaign although they are left out otherwise. */
export type Exceptions = Record<(typeof EXCEPTIONS)[number], boolean>;

export const NO_EXCEPTIONS: Exceptions = { takesOthers: false, takesConversations: false };

type ExceptionsProps = { value: Exceptions; onChange: (value: Exceptions) => void };

/** Nobody is written to by two campaigns at once, and nobody in conversation is mailed cold, unless the user wants it. */
export function ExceptionChoice({ value, onChange }: ExceptionsProps) {
  const { t } = useTranslation('campaigns');
  return (
    <CheckList
      label={t('addTo.exceptions')}
      options={EXCEPTIONS.map((exception) => ({ value: exception, text: t(`addTo.${exception}`) }))}
      chosen={EXCEPTIONS.filter((exception) => value[exception])}
      onChange={(chosen) =>
        onChange({
          takesOthers: chosen.includes('takesOthers'),
          takesConversations: chosen.includes('takesConversations'),
        })
      }
    />
  );
}
