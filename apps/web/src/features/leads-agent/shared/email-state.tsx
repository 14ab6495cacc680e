import { useTranslation } from 'react-i18next';
import type { AgentRow } from '../../../api/leads-agent.ts';
import { MISSING } from '../../../platform/format.ts';
import { Dot } from '../../../ui/dot.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';

const TONES: Record<Exclude<AgentRow['emailState'], 'none' | 'searching'>, Tone> = {
  VALID: 'green',
  INVALID: 'red',
  UNKNOWN: 'amber',
  DOMAIN_ERROR: 'violet',
  UNCHECKED: 'grey',
};

/** How far it is known that somebody reads this address. */
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
  return <Tag tone={TONES[emailState]}>{t(`verification:category.${emailState}`)}</Tag>;
}
