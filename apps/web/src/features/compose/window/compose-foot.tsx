import { Paperclip, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { FilePicker } from '../../../ui/form/file-picker.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { composer } from '../composer.ts';
import { OptionsButton } from '../options/options-button.tsx';
import { ScheduleMenu } from '../options/schedule-menu.tsx';
import { attachFiles } from './attach-files.ts';
import styles from './compose.module.css';
import type { ComposeVariant } from './compose-variant.ts';
import { SaveState } from './save-state.tsx';
import { SendButton } from './sending/send-button.tsx';
import { UndoHint } from './sending/undo-hint.tsx';

type ComposeFootProps = { cid: string; variant: ComposeVariant };

/** What is done with the mail: sent now or later, given files, thrown away. */
export function ComposeFoot({ cid, variant }: ComposeFootProps) {
  const { t } = useTranslation('compose');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Row as="footer" rigid minHeight={56} border="top" className={styles.foot}>
      <SendButton cid={cid} />
      <ScheduleMenu cid={cid} />
      <Tooltip title={t('attach')}>
        <Button
          text
          aria-label={t('attach')}
          icon={<Paperclip size={16} strokeWidth={1.5} />}
          onClick={() => picker.current?.click()}
        />
      </Tooltip>
      <FilePicker picker={picker} multiple onFiles={(files) => attachFiles(cid, files)} />
      {variant !== 'full' && <OptionsButton cid={cid} />}
      <Tooltip title={t('discard')}>
        <Button
          text
          aria-label={t('discard')}
          icon={<Trash2 size={16} strokeWidth={1.5} />}
          onClick={() => void composer.discard(cid)}
        />
      </Tooltip>
      <Box as="span" self="center" before="auto" tone="muted" size={12} className={styles.state}>
        {variant === 'full' ? <UndoHint /> : <SaveState cid={cid} />}
      </Box>
    </Row>
  );
}
