import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../features/mailboxes/add/add-layout.module.css';
import { ConsentErrorNote } from '../../../features/mailboxes/add/consent/consent-error.tsx';
import { useConsentForm } from '../../../features/mailboxes/add/consent/use-consent-form.ts';
import { CrowdedNote } from '../../../features/mailboxes/add/crowded-note.tsx';
import { GoodToKnow } from '../../../features/mailboxes/add/good-to-know.tsx';
import { MicrosoftAdd } from '../../../features/mailboxes/add/microsoft-add.tsx';
import { Neighbours } from '../../../features/mailboxes/add/neighbours.tsx';
import { Pick } from '../../../features/mailboxes/add/option-card.tsx';
import { ServerHints } from '../../../features/mailboxes/add/smtp/server-hints.tsx';
import { paths } from '../../../paths/paths.ts';
import { Box, Grid, Stack } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PROVIDER_ICONS } from '../../../ui/page/provider-icons.tsx';
import { useAddPage, useConsentReturn } from './use-add-page.ts';

const ConsentRun = partOnPress(
  async () => (await import('../../../features/mailboxes/add/consent/consent-run.tsx')).ConsentRun,
);
const SmtpPage = partOnPress(async () => (await import('./smtp-page.tsx')).SmtpPage);

/** A company's mailboxes: Microsoft 365 by consent, or a server of its own. */
export function CorpPage({ isPhone = false }: { isPhone?: boolean }) {
  const { t } = useTranslation('accounts-add');
  const { email, go, openAccount, refreshQuota } = useAddPage();
  const { ticket, error, accountId, forgetTicket } = useConsentReturn();
  const typed = useConsentForm('microsoft', email);
  const [kind, setKind] = useState<'microsoft' | 'server'>('microsoft');
  const picks = (
    <Grid gap={4} below={6} columns="1fr 1fr" narrow={{ columns: '1fr' }}>
      <Pick
        name="corp-kind"
        icon={PROVIDER_ICONS.microsoft}
        title={t('corp.microsoft')}
        hint={t('corp.microsoftHint')}
        isChosen={kind === 'microsoft'}
        onChoose={() => setKind('microsoft')}
      />
      <Pick
        name="corp-kind"
        icon={<Building2 size={16} strokeWidth={1.5} aria-hidden />}
        title={t('corp.server')}
        hint={t('corp.serverHint')}
        isChosen={kind === 'server'}
        onChoose={() => setKind('server')}
      />
    </Grid>
  );
  if (kind === 'server') {
    return <SmtpPage head={picks} hint={<ServerHints />} isPhone={isPhone} />;
  }
  return (
    <div className={`${layout.columns} ${layout.widerSide}`}>
      <Stack as="section" tall gap={0} className={`${layout.main} ${layout.withFoot}`}>
        {ticket === undefined ? (
          <MicrosoftAdd
            typed={typed}
            onBack={isPhone ? undefined : () => go(paths.accounts.add)}
            head={
              <>
                {picks}
                {error && (
                  <ConsentErrorNote
                    provider="microsoft"
                    error={error}
                    onMailbox={accountId ? () => openAccount(accountId) : undefined}
                  />
                )}
              </>
            }
          />
        ) : (
          <Box grow minHeight={0} pad="5 6" narrow={{ pad: 4 }} className={layout.scroll}>
            <ConsentRun
              provider="microsoft"
              ticket={ticket}
              onOpen={openAccount}
              onConnected={refreshQuota}
              onAgain={forgetTicket}
            />
          </Box>
        )}
      </Stack>
      <aside className={layout.side}>
        <div className={layout.part}>
          <GoodToKnow provider="microsoft" />
        </div>
        <div className={layout.part}>
          <Neighbours suggestion={typed.suggestion} email={typed.values.email} />
          <CrowdedNote email={typed.values.email} />
        </div>
      </aside>
    </div>
  );
}
