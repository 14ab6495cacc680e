import { REPLY_LABELS } from '@outrider/contract/inbox/message';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { CloseButtons, Dialog } from '../../../ui/overlay/dialog.tsx';

const KEYS = [
  ['move', ['j', 'k']],
  ['open', ['↵', 'o']],
  ['reply', ['r']],
  ['replyAll', ['a']],
  ['forward', ['f']],
  ['write', ['c']],
  ['archive', ['e']],
  ['star', ['s']],
  ['unread', ['u']],
  ['delete', ['#']],
  ['snooze', ['h']],
  ['undo', ['z']],
  ['choose', ['x']],
  ['search', ['/']],
  ['close', ['esc']],
  ['help', ['?']],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const rows: (readonly [words: string, keys: readonly string[]])[] = [
    ...KEYS.map(([what, keys]) => [t(`keys.${what}`), keys] as const),
    ...REPLY_LABELS.map((label, index) => [t(`meaning.${label}`), [String(index + 1)]] as const),
  ];
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <Grid as="dl" columns="auto 1fr" gap="1.5 4" below={5}>
        {rows.map(([words, keys]) => (
          <Fragment key={words}>
            <Row as="dt" gap={1} align="stretch">
              {keys.map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </Row>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </Grid>
      <CloseButtons primary onClose={onClose} />
    </Dialog>
  );
}
