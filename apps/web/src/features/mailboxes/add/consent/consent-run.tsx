import type { ConsentProvider } from '@outrider/contract/mailboxes/add';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addAccount } from '../../../../api/mailboxes/add.ts';
import { drafts } from '../../../../platform/drafts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Row } from '../../../../ui/layout/layout.tsx';
import { consentQuery } from '../add-queries.ts';
import { firstSettingsOf, settingsDraft } from '../smtp/smtp-values.ts';
import { ConnectResult } from './connect-result.tsx';
import { consentDraft } from './consent-draft.ts';
import { useConnect } from './use-connect.ts';

type ConsentRunProps = {
  provider: ConsentProvider;
  ticket: string;
  onOpen: (accountId: string) => void;
  onConnected: () => void;
  /** Back to the form, with what was typed. */
  onAgain: () => void;
};

/** The browser came back with a consent: the mailbox is connected without another click. */
export function ConsentRun({ provider, ticket, onOpen, onConnected, onAgain }: ConsentRunProps) {
  const { t } = useTranslation('accounts-add');
  const { data: consent } = useQuery(consentQuery(ticket));
  const draftName = consentDraft(provider);
  const { connect, isConnecting, connected, test, refusedWith } = useConnect(
    () => {
      const settings = firstSettingsOf(drafts.read(draftName, settingsDraft) ?? settingsDraft.parse({}));
      return addAccount({ login: { kind: 'consent', ticket }, settings });
    },
    {
      onConnected: () => {
        drafts.clear(draftName);
        onConnected();
      },
    },
  );
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    connect();
  }, [connect]);

  const isOver = !isConnecting && !connected && (test !== undefined || refusedWith !== undefined);
  return (
    <>
      <ConnectResult
        whose={{ email: consent?.email ?? '', provider, providerName: t(`provider.${provider}`) }}
        consent={consent?.provider}
        isRenewed={consent?.renewed}
        test={isConnecting ? undefined : test}
        account={connected?.account}
        refusedWith={isConnecting ? undefined : refusedWith}
        onOpen={onOpen}
        onAnother={onAgain}
      />
      {isOver && (
        <Row wraps above={5} align="stretch">
          {test !== undefined && (
            <Button primary icon={<RefreshCw size={14} />} onClick={() => connect()}>
              {t('form.testAgain')}
            </Button>
          )}
          <Button onClick={onAgain}>{t('consent.again', { provider: t(`provider.${provider}`) })}</Button>
        </Row>
      )}
    </>
  );
}
