import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../../../ui/layout/layout.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { FootAction } from './foot-action.tsx';
import { type Ask, useModel } from './writing-help.ts';

type HelpActionsProps = { isEmpty: boolean; onAsk: (ask: Ask) => void };

/** The ways to ask for help with a mail; where there is no model, why not and what would change it. */
export function HelpActions({ isEmpty, onAsk }: HelpActionsProps) {
  const { t } = useTranslation('campaign-editor');
  const model = useModel();
  if (model === undefined) return null;
  const icon = <Sparkles size={14} strokeWidth={1.5} aria-hidden />;
  if (model === null) {
    return (
      <Popover
        title={t('writing.off')}
        content={
          <Box as="p" maxWidth={280}>
            {t('writing.offWhy')}
          </Box>
        }
      >
        <FootAction className="faint">
          {icon}
          {t(isEmpty ? 'writing.write' : 'writing.shorten')}
        </FootAction>
      </Popover>
    );
  }
  if (isEmpty) {
    return (
      <FootAction onClick={() => onAsk({ task: 'write', wish: '', isComplete: false })}>
        {icon}
        {t('writing.write')}
      </FootAction>
    );
  }
  return (
    <>
      <FootAction onClick={() => onAsk({ task: 'shorten', wish: '', isComplete: true })}>
        {icon}
        {t('writing.shorten')}
      </FootAction>
      <FootAction onClick={() => onAsk({ task: 'rewrite', wish: '', isComplete: false })}>
        {t('writing.rewrite')}
      </FootAction>
    </>
  );
}
