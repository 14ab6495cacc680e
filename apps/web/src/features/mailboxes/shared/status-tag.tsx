import type { AccountStatus } from '@outrider/contract/mailboxes/account';
import { useTranslation } from 'react-i18next';
import { Tag, type Tone } from '../../../ui/tag.tsx';

const TONES: Record<AccountStatus, Tone> = { active: 'green', paused: 'grey', error: 'red' };

export function StatusTag({ status }: { status: AccountStatus }) {
  const { t } = useTranslation('accounts');
  return (
    <Tag tone={TONES[status]} dot>
      {t(`status.${status}`)}
    </Tag>
  );
}
