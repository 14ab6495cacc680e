import { useTranslation } from 'react-i18next';
import type { AgentRow } from '../../../api/leads-agent.ts';
import { MISSING } from '../../../platform/format.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CATEGORY_TONES } from '../../../ui/theme/category-tones.ts';

/** How far it is known that the person reads this address. */
export function EmailState({ row: { emailState, email } }: { row: Pick<AgentRow, 'emailState' | 'email'> }) {
  const { t } = useTranslation(['leads-agent', 'verification']);
  if (emailState === 'searching') {
    return (
      <>
        <Dot tone="blue" isLive /> <span className="secondary">{t('email.searching')}</span>
      </>
    );
  }
  if (emailState === 'none') return email ? null : <span className="muted">{MISSING}</span>;
  return <Tag tone={CATEGORY_TONES[emailState]}>{t(`verification:category.${emailState}`)}</Tag>;
}
