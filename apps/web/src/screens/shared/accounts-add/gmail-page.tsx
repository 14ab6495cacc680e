import layout from '../../../features/mailboxes/add/add-layout.module.css';
import { ConsentErrorNote } from '../../../features/mailboxes/add/consent/consent-error.tsx';
import { useConsentForm } from '../../../features/mailboxes/add/consent/use-consent-form.ts';
import { GmailAdd } from '../../../features/mailboxes/add/gmail-add.tsx';
import { GoodToKnow } from '../../../features/mailboxes/add/good-to-know.tsx';
import { Neighbours } from '../../../features/mailboxes/add/neighbours.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { useAddPage, useConsentReturn } from './use-add-page.ts';

const ConsentRun = partOnPress(
  async () => (await import('../../../features/mailboxes/add/consent/consent-run.tsx')).ConsentRun,
);

/** Gmail: the form, or what happens once Google has let us in. */
export function GmailPage() {
  const { email, openAccount, refreshQuota } = useAddPage();
  const { ticket, error, accountId, forgetTicket } = useConsentReturn();
  const typed = useConsentForm('google', email);
  return (
    <div className={layout.columns}>
      <section className={layout.main}>
        {ticket === undefined ? (
          <>
            {error && (
              <ConsentErrorNote
                provider="google"
                error={error}
                onMailbox={accountId ? () => openAccount(accountId) : undefined}
              />
            )}
            <GmailAdd typed={typed} onOpen={openAccount} onConnected={refreshQuota} />
          </>
        ) : (
          <ConsentRun
            provider="google"
            ticket={ticket}
            onOpen={openAccount}
            onConnected={refreshQuota}
            onAgain={forgetTicket}
          />
        )}
      </section>
      <aside className={layout.side}>
        <div className={layout.part}>
          <GoodToKnow provider="google" />
        </div>
        {typed.suggestion && typed.suggestion.neighbours.length > 0 && (
          <div className={layout.part}>
            <Neighbours suggestion={typed.suggestion} email={typed.values.email} />
          </div>
        )}
      </aside>
    </div>
  );
}
