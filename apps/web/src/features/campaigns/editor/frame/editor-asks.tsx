import { NAME_MAX } from '@outrider/campaign-rules/campaign';
import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../platform/toasts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Row, Text } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { useLaunch } from '../review/use-launch.ts';

/** Another window changed it since: one of the two has to give way, and nothing is lost. */
export function ConflictDialog() {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const isOpen = useEditorState(({ phase }) => phase === 'conflict');
  const { mutate: take, isPending: isTaking } = useMutation({ mutationFn: editor.takeTheirs });
  const { mutate: keep, isPending: isKeeping } = useMutation({
    mutationFn: () => {
      const { name } = editor.state().draft;
      const suffix = t('conflict.copy');
      return editor.keepMineAsCopy(`${name.slice(0, NAME_MAX - suffix.length)}${suffix}`);
    },
  });
  if (!isOpen) return null;
  return (
    <Dialog title={t('conflict.title')} staysOpen onClose={() => {}}>
      <Text as="p" below={5} tone="secondary">
        {t('conflict.text')}
      </Text>
      <DialogButtons>
        <Button busy={isTaking} disabled={isKeeping} onClick={() => take()}>
          {t('conflict.theirs')}
        </Button>
        <Button primary busy={isKeeping} disabled={isTaking} onClick={() => keep()}>
          {t('conflict.mine')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type PauseDialogProps = {
  onSaved: () => void;
  /** The user is about to leave, and may do so without saving. */
  onLeave: (() => void) | undefined;
  onClose: () => void;
};

/** A campaign that runs is paused by what is saved; the user has to agree. */
export function PauseDialog({ onSaved, onLeave, onClose }: PauseDialogProps) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const { mutate, isPending } = useMutation({
    mutationFn: () => editor.flush(true),
    onSuccess: (isSaved) => {
      onClose();
      if (!isSaved) return;
      toasts.show({ kind: 'success', text: t('pause.done', { name: editor.state().draft.name }) });
      onSaved();
    },
  });
  return (
    <Dialog title={t('pause.title')} onClose={onClose}>
      <Text as="p" below={5} tone="secondary">
        {t('pause.text')}
      </Text>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {onLeave && (
          <Button
            onClick={() => {
              editor.discard();
              onLeave();
            }}
          >
            {t('pause.leave')}
          </Button>
        )}
        <Button primary busy={isPending} onClick={() => mutate()}>
          {t('pause.do')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

type PausedBarProps = { onLaunched: (campaign: Campaign) => void; onRefused: () => void };

/** A campaign that is paused stays so through every save, until the user launches it again. */
export function PausedBar({ onLaunched, onRefused }: PausedBarProps) {
  const { t } = useTranslation('campaign-editor');
  const isPaused = useEditorState(({ campaign }) => campaign?.status === 'suspend');
  const { mutate: launch, isPending } = useLaunch(onLaunched, onRefused);
  if (!isPaused) return null;
  return (
    <Box rigid pad="2 4" border="bottom">
      <Note
        tone="amber"
        action={
          <button type="button" className="link" disabled={isPending} onClick={() => launch()}>
            {t('launch.again')}
          </button>
        }
      >
        {t('pause.isPaused')}
      </Note>
    </Box>
  );
}

/** Changes of an earlier visit that the server never got. */
export function FoundBar() {
  const { t } = useTranslation('campaign-editor');
  const { since } = useDates();
  const editor = useEditor();
  const found = useEditorState((state) => state.found);
  if (!found) return null;
  return (
    <Box rigid pad="2 4" border="bottom">
      <Note
        action={
          <Row as="span" gap={4} align="stretch">
            {!found.isBack && (
              <button type="button" className="link" onClick={editor.bringBack}>
                {t('found.bring')}
              </button>
            )}
            <button type="button" className="link" onClick={editor.discardFound}>
              {t('found.discard')}
            </button>
          </Row>
        }
      >
        {t(found.isBack ? 'found.back' : 'found.offered', { at: since(found.at) })}
      </Note>
    </Box>
  );
}
