import * as generalErrors from '@outrider/contract/errors/general';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../i18n/error-text.ts';
import { BrokenArt, LockedArt, LostArt, UpgradingArt } from './result-art.tsx';
import { ResultPage } from './result-page.tsx';

/** A whole new page: the state that had gone wrong is gone with the old one. */
export const loadRoot = () => window.location.assign('/');
const loadAgain = () => window.location.reload();

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <ResultPage
      art={<LostArt />}
      title={t('result.notFound')}
      action={t('result.refresh')}
      onAction={loadRoot}
      beside={<HomeLink />}
    />
  );
}

/** To the first page of a signed-in user; of anybody else, to the sign-in page. */
export function HomeLink() {
  const { t } = useTranslation();
  return (
    <p>
      <a className="link" href="/">
        {t('result.toStart')}
      </a>
    </p>
  );
}

export function UpgradingPage() {
  const { t } = useTranslation();
  return (
    <ResultPage
      art={<UpgradingArt />}
      title={t('result.upgrading')}
      hint={t('result.upgradingHint')}
      action={t('result.refresh')}
      onAction={loadRoot}
    />
  );
}

/** The page for a route that refused: 403 and 404 by their own names, 400 and 405 as a bad address, the rest as ours. */
export function ErrorResultPage({ status }: { status: number }) {
  const { t } = useTranslation();
  switch (status) {
    case 404:
      return <NotFoundPage />;
    case 403:
      return (
        <ResultPage
          art={<LockedArt />}
          title={errorText(generalErrors.unauthorized)}
          hint={t('result.unauthorizedHint')}
          action={t('result.toStart')}
          onAction={loadRoot}
        />
      );
    case 400:
    case 405:
      return (
        <ResultPage
          art={<LostArt />}
          title={t('result.badRequest')}
          hint={t('result.badRequestHint')}
          action={t('result.toStart')}
          onAction={loadRoot}
        />
      );
    default:
      return (
        <ResultPage
          art={<BrokenArt />}
          title={t('result.failed')}
          hint={t('result.failedHint')}
          action={t('result.retry')}
          onAction={loadAgain}
        />
      );
  }
}
