import { useRouteLoaderData } from 'react-router';

/** The id of the route whose loader says who is signed in; see `app/sandbox-routes.tsx`. */
const SANDBOX_ROUTE = 'sandbox';

export const useIsSignedIn = () => Boolean(useRouteLoaderData(SANDBOX_ROUTE));
