import { serverAccount } from '@outrider/contract/mailboxes/add';
import { issueText } from '@outrider/contract/validation';
import { Check, Mail } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { domainOf, type Suggestion } from './add-queries.ts';
import styles from './choice.module.css';
import { useDomainWords } from './domain-words.ts';

type AddressFirstProps = {
  email: string;
  onEmail: (email: string) => void;
  suggestion: Suggestion | undefined;
  isLooking: boolean;
  onContinue: (email: string) => void;
};

/** The address says most of what has to be known: whose servers it is at, and which way leads in. */
export function AddressFirst({ email, onEmail, suggestion, isLooking, onContinue }: AddressFirstProps) {
  const { t } = useTranslation('accounts-add');
  const field = useRef<HTMLInputElement>(null);
  const answerId = useId();
  const [problem, setProblem] = useState<string>();
  const words = useDomainWords(suggestion, email);
  const isKnown = suggestion !== undefined && suggestion.providerName !== '';

  const takeMeant = (meant: string) => {
    onEmail(meant);
    field.current?.focus();
  };
  const goOn = () => {
    const read = serverAccount.shape.email.safeParse(email);
    const issue = read.error?.issues[0];
    const refusal = issue
      ? issueText({ ...issue, path: ['email'] }, languageNow())
      : suggestion?.exists
        ? words
        : undefined;
    setProblem(refusal);
    if (refusal === undefined && read.data) onContinue(read.data);
    else field.current?.focus();
  };
  // A user who is faster than the look-up is taken along as soon as it is known which way leads in.
  const [isWaiting, setWaiting] = useState(false);
  const latestGoOn = useRef(goOn);
  latestGoOn.current = goOn;
  useEffect(() => {
    if (!isWaiting || isLooking) return;
    setWaiting(false);
    latestGoOn.current();
  }, [isWaiting, isLooking]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLooking) setWaiting(true);
    else goOn();
  };
  return (
    <Box
      as="form"
      border="all"
      borderTone="strong"
      rounded
      surface="raised"
      className={styles.address}
      noValidate
      onSubmit={submit}
    >
      <div className={styles.ask}>
        <Mail size={16} aria-hidden />
        <Input
          ref={field}
          size="large"
          type="email"
          name="email"
          aria-label={t('address.label')}
          aria-describedby={answerId}
          placeholder={t('address.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={email}
          {...(problem === undefined ? {} : { status: 'error' as const })}
          onChange={(event) => {
            setProblem(undefined);
            setWaiting(false);
            onEmail(event.target.value);
          }}
          suffix={isKnown ? <KnownTag name={suggestion.providerName} /> : <span />}
        />
        <Button large primary submit busy={isWaiting}>
          {t('address.continue')}
        </Button>
      </div>
      <div
        id={answerId}
        role={problem === undefined ? 'status' : 'alert'}
        className={`small ${styles.answer}`}
        data-tone={problem !== undefined || suggestion?.exists ? 'red' : words === undefined ? undefined : 'amber'}
      >
        {problem ?? words ?? (suggestion ? <Found suggestion={suggestion} email={email} /> : t('address.hint'))}
        {words !== undefined && suggestion && suggestion.meant !== '' && (
          <button type="button" className="link" onClick={() => takeMeant(suggestion.meant)}>
            {t('address.use')}
          </button>
        )}
      </div>
    </Box>
  );
}

const KnownTag = ({ name }: { name: string }) => (
  <Tag tone="green" icon={<Check size={12} aria-hidden />}>
    {name}
  </Tag>
);

function Found({ suggestion, email }: { suggestion: Suggestion; email: string }): ReactNode {
  const { t } = useTranslation('accounts-add');
  const { foundBy, mx, neighbours, provider } = suggestion;
  const values = { mx, domain: domainOf(email), count: neighbours.length };
  const byConsent = neighbours.filter(({ loginMethod }) => loginMethod === 'consent').length;
  return (
    <span>
      <Trans t={t} i18nKey={`found.${foundBy}`} values={values} components={{ m: <span className="mono" /> }} />{' '}
      {neighbours.length > 0 && provider !== 'other' && byConsent === neighbours.length
        ? t('found.sameConsent', values)
        : neighbours.length > 0 && t('found.neighbours', values)}
    </span>
  );
}
