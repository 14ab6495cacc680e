import { config } from '../platform/app-config.ts';

/** What the browser's tab says. React puts it into the head. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} – ${config.appName}`}</title>;
