import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { connection, useIsOnline } from '../../platform/connection.ts';
import { LostArt } from './result-art.tsx';
import { ResultPage } from './result-page.tsx';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** After so many tries in vain the page may be older than the server: a whole new one is fetched. */
const TRIES_HERE = 2;

/** How often the page at this address was tried in vain. */
let tried = { address: '', times: 0 };

type LoadFailedPageProps = {
  /** Tries again on this page; left out where nothing of it stands. */
  onRetry?: () => void;
};

/** The files of a page did not arrive. It tries again by itself, at once when the connection is back. */
export function LoadFailedPage({ onRetry }: LoadFailedPageProps) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    const address = window.location.href;
    tried = { address, times: tried.address === address ? tried.times + 1 : 1 };
    const timer = window.setTimeout(
      () => void tryAgain(retry.current),
      Math.min(FIRST_WAIT_MS * 2 ** (tried.times - 1), LONGEST_WAIT_MS),
    );
    const stop = connection.subscribe(() => {
      if (connection.isOnline()) void tryAgain(retry.current);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <ResultPage
      art={<LostArt />}
      title={t('result.notLoaded')}
      hint={t(isOnline ? 'result.notLoadedHint' : 'result.notLoadedOffline')}
      action={t('result.tryAgain')}
      onAction={() => void tryAgain(retry.current)}
    />
  );
}

/** Not without a connection: the browser's own page would take this one's place. */
async function tryAgain(retryHere: (() => void) | undefined): Promise<void> {
  if (!(await connection.check())) return;
  if (retryHere && tried.times <= TRIES_HERE) retryHere();
  else window.location.reload();
}
