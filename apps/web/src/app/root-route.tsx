import { Outlet, type RouteObject } from 'react-router';
import { PageChange } from './page-change.ts';
import { RouteError } from './route-error.tsx';

/** Shown while the first page loads: what takes under a moment gets no spinner. */
const NothingYet = () => null;

const Root = () => (
  <>
    <PageChange />
    <Outlet />
  </>
);

/** The route above all others of a form factor; what goes wrong below it lands on its error page. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  Component: Root,
  ErrorBoundary: RouteError,
  HydrateFallback: NothingYet,
  children,
});
