import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { session } from '../../platform/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';

type UnsavedChangesProps = {
  isChanged: boolean;
  /** Whether going from one address to another leaves what was changed; another page always does. */
  leaves?: (from: Location, to: Location) => boolean;
  /** Where what was changed goes along, to any address. */
  stays?: (to: Location) => boolean;
};

/** Asks before a page with unsaved changes is left. */
export function UnsavedChanges({ isChanged, leaves = () => false, stays = () => false }: UnsavedChangesProps) {
  const { t } = useTranslation('shell');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      // A user who was signed out finds what they typed when they are back.
      session.token() !== '' &&
      !stays(nextLocation) &&
      (currentLocation.pathname !== nextLocation.pathname || leaves(currentLocation, nextLocation)),
  );
  useWarnBeforeUnload(isChanged);
  // Saved after all while it was asked, as a user quicker than the line does: there is nothing left to ask.
  const isMoot = blocker.state === 'blocked' && !isChanged;
  useEffect(() => {
    if (isMoot) blocker.proceed?.();
  }, [isMoot, blocker]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      title={t('leave.title')}
      width={400}
      onCancel={() => blocker.reset?.()}
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>{t('leave.leave')}</Button>
          <Button primary onClick={() => blocker.reset?.()}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      {t('leave.text')}
    </Modal>
  );
}

/** Closing the tab or loading another page; the browser has its own words for it. */
function useWarnBeforeUnload(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
