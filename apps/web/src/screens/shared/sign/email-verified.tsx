import type { UserInfo } from '@outrider/contract/user';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router';
import { DEFAULT_PATH, paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { EnvelopeArt } from '../../../ui/page/envelope-art.tsx';
import { OneColumnLayout } from '../../../ui/page/one-column-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useGoIn } from './use-go-in.ts';

const SECONDS_TO_READ = 8;

type EmailVerifiedProps = {
  /** For a signed-in user. */
  nextSteps: ReactNode;
};

export function EmailVerified({ nextSteps }: EmailVerifiedProps) {
  const { t } = useTranslation('sign');
  const user = useLoaderData<UserInfo | null>();
  const navigate = useNavigate();
  return (
    <OneColumnLayout
      art={<EnvelopeArt badge="done" />}
      title={t('verified.title')}
      lead={user ? t('verified.signedIn', { email: user.email }) : t('verified.signedOut')}
    >
      <PageTitle>{t('verified.title')}</PageTitle>
      {user ? (
        <>
          {nextSteps}
          <GoingOn />
        </>
      ) : (
        <Button large primary onClick={() => navigate(paths.sign.signIn)}>
          {t('signIn.submit')}
        </Button>
      )}
    </OneColumnLayout>
  );
}

/** Leads on by itself, and can be held back (WCAG 2.2.1). */
function GoingOn() {
  const { t } = useTranslation('sign');
  const [stays, setStays] = useState(false);
  const navigate = useNavigate();
  const seconds = useGoIn(stays ? undefined : SECONDS_TO_READ, () => void navigate(DEFAULT_PATH, { replace: true }));
  if (stays) return null;
  return (
    <Text as="p" above={5} tone="muted" size={12} leading={16}>
      {t('verified.going', { seconds })}{' '}
      <button type="button" className="link small" onClick={() => setStays(true)}>
        {t('verified.stay')}
      </button>
    </Text>
  );
}
