import { Trans } from 'react-i18next';
import { config } from '../platform/app-config.ts';

/** The operator's terms, a link when the operator has a website. */
export function TermsLink({ children }: { children?: React.ReactNode }) {
  if (config.websiteUrl === '') return <span>{children}</span>;
  return (
    <a className="link" href={new URL('/terms', config.websiteUrl).href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

export const TermsNote = () => <Trans ns="sign" i18nKey="signIn.terms" components={{ terms: <TermsLink /> }} />;
