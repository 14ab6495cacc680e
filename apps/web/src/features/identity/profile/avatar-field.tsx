import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './profile-card.module.css';
import { PICTURE_TYPES, type PictureRefusal, shrinkPicture } from './shrink-picture.ts';

type AvatarFieldProps = { name: string; picture: string; onChange: (picture: string) => void };

export function AvatarField({ name, picture, onChange }: AvatarFieldProps) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const [isBusy, setBusy] = useState(false);

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a refusal.
    event.target.value = '';
    if (!file) return;
    setBusy(true);
    const result = await shrinkPicture(file).finally(() => setBusy(false));
    if ('refusal' in result) return setRefusal(result.refusal);
    setRefusal(undefined);
    onChange(result.url);
  }

  return (
    <Row gap={4} className={styles.avatar}>
      <Avatar name={name} picture={picture} size={44} />
      <div className={styles.avatarWords}>
        <div className="medium">{t('picture.title')}</div>
        <div className="muted small">{t('picture.hint')}</div>
        {refusal && <FieldError>{t(`picture.${refusal}`)}</FieldError>}
      </div>
      {picture !== '' && (
        <Button small onClick={() => onChange('')}>
          {t('picture.remove')}
        </Button>
      )}
      <Button small icon={<Upload size={14} aria-hidden />} busy={isBusy} onClick={() => input.current?.click()}>
        {t('picture.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        // The form's styles show it in spite of `hidden`.
        style={{ display: 'none' }}
        accept={PICTURE_TYPES.join(',')}
        aria-label={t('picture.upload')}
        onChange={take}
      />
    </Row>
  );
}
