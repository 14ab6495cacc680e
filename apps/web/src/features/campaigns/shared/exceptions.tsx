import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/layout.tsx';

/** Who is put into a campaign although they are left out otherwise. */
export type Exceptions = { takesOthers: boolean; takesConversations: boolean };

export const NO_EXCEPTIONS: Exceptions = { takesOthers: false, takesConversations: false };

type ExceptionsProps = { value: Exceptions; onChange: (value: Exceptions) => void };

/** Nobody is written to by two campaigns at once, and nobody in conversation is mailed cold, unless somebody wants it. */
export function ExceptionChoice({ value, onChange }: ExceptionsProps) {
  const { t } = useTranslation('campaigns');
  return (
    <Stack gap={1}>
      <Checkbox
        checked={value.takesOthers}
        onChange={(event) => onChange({ ...value, takesOthers: event.target.checked })}
      >
        {t('addTo.takesOthers')}
      </Checkbox>
      <Checkbox
        checked={value.takesConversations}
        onChange={(event) => onChange({ ...value, takesConversations: event.target.checked })}
      >
        {t('addTo.takesConversations')}
      </Checkbox>
    </Stack>
  );
}
