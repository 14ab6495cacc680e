import { useTranslation } from 'react-i18next';
import { renewal } from '../../../api/session.ts';
import type { Person } from '../../../platform/session/renewal.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SignInForm } from '../sign-in-form.tsx';
import { hasSocialSignIn, OrLine, SocialButtons } from '../social-buttons.tsx';

/** The same person signs in again where they are; what they typed stays, and what waited goes on. */
export function RenewalDialog({ person }: { person: Person }) {
  const { t } = useTranslation('sign');
  const { pathname, search } = window.location;
  const providers = hasSocialSignIn && <SocialButtons returnTo={pathname + search} onMailSent={renewal.giveUp} />;
  return (
    <Dialog title={t('renew.title')} staysOpen onClose={renewal.giveUp}>
      <Stack gap={4}>
        <p>{t('renew.text')}</p>
        {person.hasPassword ? (
          <div>
            <SignInForm
              email={person.email}
              isSamePerson
              onToken={takeToken}
              onSignedIn={() => {}}
              onNotVerified={renewal.giveUp}
              below={
                providers && (
                  <>
                    <OrLine>{t('or')}</OrLine>
                    {providers}
                  </>
                )
              }
            />
          </div>
        ) : (
          <>
            <p className="strong">{person.email}</p>
            {providers}
          </>
        )}
        <div>
          <button type="button" className="link" onClick={renewal.giveUp}>
            {t('renew.another')}
          </button>
        </div>
      </Stack>
    </Dialog>
  );
}

/** An address may have become another person's meanwhile: they get a page of their own. */
async function takeToken(token: string): Promise<void> {
  if ((await renewal.accept(token)) === 'another') renewal.giveUp();
}
