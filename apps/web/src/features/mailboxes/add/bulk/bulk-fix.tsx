import type { BulkRow } from '@outrider/contract/mailboxes/bulk';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { PasswordInput } from '../../../../ui/controls/input.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { CheckFixBox } from '../../detail/check-fix-box.tsx';
import styles from './bulk.module.css';
import { fixOf } from './bulk-words.ts';

export type Mended = { row: number; password?: string; email?: string };

type BulkFixProps = {
  row: BulkRow;
  /** A password typed and not yet tried. */
  password: string;
  onPassword: (password: string) => void;
  onRetry: (mended: Mended) => void;
  isBusy: boolean;
};

/** What can be done about one row where it stands. */
export function BulkFix({ row, password, onPassword, onRetry, isBusy }: BulkFixProps) {
  const { t } = useTranslation('accounts-add');
  const again = { row: row.row, ...(password === '' ? {} : { password }) };
  switch (fixOf(row)) {
    case 'password':
      return (
        <PasswordInput
          size="small"
          visibilityToggle={false}
          autoComplete="new-password"
          placeholder={t('bulk.newPassword')}
          aria-label={t('bulk.newPasswordFor', { email: row.email })}
          value={password}
          disabled={isBusy}
          onChange={(event) => onPassword(event.target.value)}
          onPressEnter={() => onRetry(again)}
        />
      );
    case 'meant':
      return (
        <Button small disabled={isBusy} onClick={() => onRetry({ row: row.row, email: row.meant })}>
          {t('bulk.useIt')}
        </Button>
      );
    case 'again':
      return (
        <Button small icon={<RefreshCw size={12} />} disabled={isBusy} onClick={() => onRetry(again)}>
          {t('form.testAgain')}
        </Button>
      );
    case 'record':
      return <RecordButton row={row} />;
    case 'none':
      return null;
  }
}

function RecordButton({ row: { check } }: { row: BulkRow }) {
  const { t } = useTranslation('accounts-add');
  const [isOpen, setOpen] = useState(false);
  if (!check?.fix) return null;
  return (
    <Popover
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <div className={styles.record}>
          <CheckFixBox fix={check.fix} isQuiet={false} />
        </div>
      }
    >
      <Button small>{t(check.fix.kind === 'publish' ? 'bulk.showRecord' : 'bulk.showFix')}</Button>
    </Popover>
  );
}
