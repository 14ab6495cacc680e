import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { PeoplePanel, type PeoplePanelProps } from './people-panel.tsx';

/** Opens how people behave beside it, where there is room for that. */
export function PeopleButton({ hands, simulation }: PeoplePanelProps) {
  const { t } = useTranslation('rehearsal');
  return (
    <Popover
      placement="bottomRight"
      title={t('people.title')}
      content={<PeoplePanel hands={hands} simulation={simulation} />}
    >
      <Button icon={<SlidersHorizontal size={16} strokeWidth={1.5} />}>{t('people.button')}</Button>
    </Popover>
  );
}
