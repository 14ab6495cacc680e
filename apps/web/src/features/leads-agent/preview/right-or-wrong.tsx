import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AgentRow } from '../../../api/leads-agent.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';

type RightOrWrongProps = { row: AgentRow; onSay: (agreed: boolean | null) => void };

/** Whether a person was judged rightly, by the user who knows better. */
export function RightOrWrong({ row: { agreed, name }, onSay }: RightOrWrongProps) {
  const { t } = useTranslation('leads-agent');
  if (agreed !== null) {
    return (
      <button type="button" className="link small" title={t('agree.takeBack')} onClick={() => onSay(null)}>
        {t(agreed ? 'agree.agreed' : 'agree.disagreed')}
      </button>
    );
  }
  return (
    <Row as="span" inline gap={1} justify="end">
      <IconButton label={t('agree.right', { name: name.value })} Icon={Check} onClick={() => onSay(true)} />
      <IconButton label={t('agree.wrong', { name: name.value })} Icon={X} onClick={() => onSay(false)} />
    </Row>
  );
}
