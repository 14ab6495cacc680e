import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { isLoadError } from '../platform/load-error.ts';
import { LoadFailedPage } from '../ui/result/load-failed-page.tsx';
import { ErrorResultPage, UpgradingPage } from '../ui/result/result-pages.tsx';

/** A route that answered with a status gets its page, and one whose code did not arrive its own; anything else is unexpected. */
export function RouteError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  useEffect(() => {
    if (status === undefined) console.error(error);
  }, [error, status]);
  if (isLoadError(error)) return <RouteNotLoaded />;
  return status === undefined ? <UpgradingPage /> : <ErrorResultPage status={status} />;
}

function RouteNotLoaded() {
  const navigate = useNavigate();
  const location = useLocation();
  return <LoadFailedPage onRetry={() => void navigate(location, { replace: true, state: location.state })} />;
}
