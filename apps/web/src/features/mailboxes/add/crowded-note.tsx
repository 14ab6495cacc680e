import { MAILBOXES_PER_DOMAIN_ADVISED } from '@outrider/contract/mailboxes/settings';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import { useCrowdedDomain } from './domain-advice.tsx';

/** Why more mailboxes at one domain are not better. */
export function CrowdedNote({ email }: { email: string }) {
  const { t } = useTranslation('accounts-add');
  const crowded = useCrowdedDomain(email);
  const advised = MAILBOXES_PER_DOMAIN_ADVISED;
  return (
    <Note tone={crowded ? 'amber' : 'grey'}>
      <p className="small">{crowded ? t('crowded.over', { ...crowded, advised }) : t('crowded.advice', { advised })}</p>
    </Note>
  );
}
