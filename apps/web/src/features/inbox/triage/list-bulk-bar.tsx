import { Archive, Clock, Forward, MailOpen, Star, Tags, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';

const ACTIONS = [
  ['archive', Archive],
  ['read', MailOpen],
  ['star', Star],
  ['snooze', Clock],
  ['tags', Tags],
  ['attach', Forward],
  ['delete', Trash2],
] as const;
export type BulkAction = (typeof ACTIONS)[number][0];

type ListBulkBarProps = { count: number; onAct: (action: BulkAction) => void; onClear: () => void };

/** What can be done with the chosen rows; their keys do the same. */
export function ListBulkBar({ count, onAct, onClear }: ListBulkBarProps) {
  const { t } = useTranslation('inbox');
  return (
    <BulkBar label={t('bulk.label')} count={t('bulk.count', { count })} clearText={t('bulk.clear')} onClear={onClear}>
      {ACTIONS.map(([action, Icon]) => (
        <Tooltip key={action} title={t(`do.${action}`)}>
          <Button
            text
            small
            aria-label={t(`do.${action}`)}
            icon={<Icon size={16} strokeWidth={1.5} />}
            onClick={() => onAct(action)}
          />
        </Tooltip>
      ))}
    </BulkBar>
  );
}
