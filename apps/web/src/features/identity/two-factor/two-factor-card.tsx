import * as identityErrors from '@outrider/contract/errors/identity';
import type { securityKey, TwoFactorStatus } from '@outrider/contract/identity/two-factor';
import { useQuery } from '@tanstack/react-query';
import { List, Lock, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { errorText } from '../../../i18n/error-text.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Card } from '../../../ui/card.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { Note } from '../../../ui/note.tsx';
import { useUserInfo } from '../user-info.ts';
import { RemoveKeyDialog, RenewCodesDialog, TurnOffDialog } from './confirm-dialogs.tsx';
import type { FactorDialogProps } from './factor-dialog-props.ts';
import { FactorRow } from './factor-row.tsx';
import styles from './two-factor-card.module.css';
import { twoFactorQuery, useForgetTwoFactor } from './two-factor-status.ts';
import { useFactorTimes } from './use-factor-times.ts';

type SecurityKey = z.output<typeof securityKey>;
type Opened = 'app' | 'key' | 'codes' | 'off' | SecurityKey;

export function TwoFactorCard() {
  const { t } = useTranslation('two-factor');
  const { data: status, isError, refetch } = useQuery(twoFactorQuery);
  const { hasPassword } = useUserInfo();
  const forget = useForgetTwoFactor();
  const [opened, setOpened] = useState<Opened>();

  const onChanged = (text: string) => {
    toasts.show({ kind: 'success', text });
    void forget();
  };
  return (
    <Card
      title={t('title')}
      beside={status && <State on={status.on} />}
      actions={
        status?.on && (
          <Box
            type="button"
            as="button"
            height={28}
            pad="0 2.5"
            rounded
            tone="secondary"
            className={styles.quiet}
            onClick={() => setOpened('off')}
          >
            {t('turnOff')}
          </Box>
        )
      }
    >
      {isError && (
        <Box pad="4 4 0">
          <Note
            tone="red"
            action={
              <button type="button" className="link small" onClick={() => void refetch()}>
                {t('retry')}
              </button>
            }
          >
            {t('failed')}
          </Note>
        </Box>
      )}
      {status && !status.on && !hasPassword && (
        <Box pad="4 4 0">
          <Note>{errorText(identityErrors.twoFactorNeedsPassword)}</Note>
        </Box>
      )}
      {status ? (
        <Rows status={status} canChange={hasPassword} onOpen={setOpened} />
      ) : (
        <div className={styles.waiting} aria-busy={!isError} />
      )}
      {status && opened && (
        <OpenedDialog opened={opened} status={status} onChanged={onChanged} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  );
}

function State({ on }: { on: boolean }) {
  const { t } = useTranslation('two-factor');
  return (
    <Row
      as="span"
      inline
      gap={1.25}
      height={20}
      pad="0 1.5"
      rounded
      weight={500}
      className={`${styles.state} ${on ? styles.on : ''}`}
    >
      {t(on ? 'on' : 'off')}
    </Row>
  );
}

type RowsProps = { status: TwoFactorStatus; canChange: boolean; onOpen: (opened: Opened) => void };

function Rows({ status: { on, app, keys, recoveryCodes }, canChange, onOpen }: RowsProps) {
  const { t } = useTranslation('two-factor');
  const times = useFactorTimes();
  const count = keys.length;
  const open = (opened: Opened, label: string) => (canChange ? { label, onClick: () => onOpen(opened) } : undefined);
  return (
    <ul>
      <FactorRow
        Icon={Smartphone}
        name={t('app.name')}
        text={app ? times(app) : t('app.none')}
        action={open('app', t(app ? 'app.replace' : 'app.add'))}
      />
      <FactorRow
        Icon={Lock}
        name={t('key.name')}
        text={count > 0 ? t('key.several', { count }) : t('key.none')}
        action={open('key', t('key.add'))}
      />
      {keys.map((key) => (
        <FactorRow
          key={key.keyId}
          name={key.name}
          text={times(key)}
          action={open(key, t('key.remove'))}
          actionLabel={t('key.removeNamed', { name: key.name })}
        />
      ))}
      <FactorRow
        Icon={List}
        name={t('recovery.name')}
        text={on ? t('recovery.left', recoveryCodes) : t('recovery.none')}
        action={on ? open('codes', t('recovery.renew')) : undefined}
      />
    </ul>
  );
}

const AppDialog = partOnPress(async () => (await import('./app-dialog.tsx')).AppDialog);
const KeyDialog = partOnPress(async () => (await import('./key-dialog.tsx')).KeyDialog);
const DIALOGS = { app: AppDialog, key: KeyDialog, codes: RenewCodesDialog, off: TurnOffDialog };

/** The status as it was when the dialog opened: a change on the way must not turn it into another dialog. */
function OpenedDialog({ opened, status, ...events }: FactorDialogProps & { opened: Opened }) {
  const [before] = useState(status);
  if (typeof opened === 'object') return <RemoveKeyDialog securityKey={opened} status={before} {...events} />;
  const Chosen = DIALOGS[opened];
  return <Chosen status={before} {...events} />;
}
