import type { ReactNode } from 'react';
import { SmtpAdd } from '../../../features/mailboxes/add/smtp/smtp-add.tsx';
import { paths } from '../../../paths/paths.ts';
import { addPaths, useAddPage } from './use-add-page.ts';

type SmtpPageProps = { head?: ReactNode; hint?: ReactNode; isPhone?: boolean };

/** A mailbox by its servers. */
export function SmtpPage({ head, hint, isPhone = false }: SmtpPageProps) {
  const { email, go, openAccount, refreshQuota } = useAddPage();
  return (
    <SmtpAdd
      key={email}
      email={email}
      head={head}
      hint={hint}
      onBack={isPhone ? undefined : () => go(paths.accounts.add)}
      onOpen={openAccount}
      onConnected={refreshQuota}
      onOtherProvider={(provider, typed) => go(provider === 'google' ? addPaths.gmail(typed) : addPaths.corp(typed))}
    />
  );
}
