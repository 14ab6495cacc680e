import { TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { useToastsInside } from '../../../ui/toast/toast-layer.ts';
import { composer, useCompose } from '../composer.ts';
import styles from './compose.module.css';

/** The question before changes are left behind, with its three ways out (specification, section 2). */
export function NoticeDialog() {
  const notice = useCompose((state) => state.notice);
  return notice ? <Notice isSaving={notice.isSaving} hasFailed={notice.hasFailed} /> : null;
}

function Notice({ isSaving, hasFailed }: { isSaving: boolean; hasFailed: boolean }) {
  const { t } = useTranslation('compose');
  const dialog = useRef<HTMLDialogElement>(null);
  const save = useRef<HTMLDivElement>(null);
  useToastsInside(dialog);
  useEffect(() => {
    dialog.current?.showModal();
    save.current?.querySelector<HTMLElement>('button:last-child')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.notice}
      aria-labelledby="notice-title"
      onClose={() => composer.cancelClose()}
    >
      <TriangleAlert size={20} strokeWidth={1.5} aria-hidden />
      <div>
        <h2 id="notice-title">{t('notice.title')}</h2>
        <p>{t('notice.text')}</p>
        {hasFailed && (
          <p className={styles.failed} role="alert">
            {t('notice.failed')}
          </p>
        )}
        <Row ref={save} justify="end" above={4} after={-10} align="stretch">
          <Button onClick={() => composer.justLeave()}>{t('notice.leave')}</Button>
          <Button primary busy={isSaving} onClick={() => void composer.saveAndLeave()}>
            {t('notice.save')}
          </Button>
        </Row>
      </div>
      <IconButton label={t('cancel')} Icon={X} className={styles.close} onClick={() => composer.cancelClose()} />
    </dialog>
  );
}
