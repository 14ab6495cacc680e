import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorResultPage, UpgradingPage } from '../ui/result/result-pages.tsx';

/** A route that answered with a status gets its page; anything else thrown, also by a chunk that did not load, is unexpected. */
export function RouteError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  useEffect(() => {
    if (status === undefined) console.error(error);
  }, [error, status]);
  return status === undefined ? <UpgradingPage /> : <ErrorResultPage status={status} />;
}
