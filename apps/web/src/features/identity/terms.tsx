import { useTranslation } from 'react-i18next';
import { config } from '../../platform/app-config.ts';

/** The operator's terms; a link where the operator has a website. */
function TermsLink() {
  const { t } = useTranslation('sign');
  if (config.websiteUrl === '') return <span>{t('terms')}</span>;
  return (
    <a className="link" href={new URL('/terms', config.websiteUrl).href} target="_blank" rel="noreferrer">
      {t('terms')}
    </a>
  );
}

/** "By signing in you agree to the …" */
export function TermsNote() {
  const { t } = useTranslation('sign');
  return <SentenceWithTerms sentence={t('signIn.terms', { terms: PLACE })} />;
}

export function AgreeSentence() {
  const { t } = useTranslation('sign');
  return <SentenceWithTerms sentence={t('signUp.agree', { terms: PLACE })} />;
}

/** Marks where the language wants the link to stand. */
const PLACE = '\n';

function SentenceWithTerms({ sentence }: { sentence: string }) {
  const [before, after] = sentence.split(PLACE);
  return (
    <>
      {before}
      <TermsLink />
      {after}
    </>
  );
}
