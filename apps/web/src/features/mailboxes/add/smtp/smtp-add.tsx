import { RefreshCw } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box, Stack } from '../../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../../ui/lazy/part-on-press.ts';
import { Note } from '../../../../ui/note.tsx';
import layout from '../add-layout.module.css';
import { domainOf } from '../add-queries.ts';
import { useDomainWords } from '../domain-words.ts';
import { FilledNote } from './filled-note.tsx';
import { SmtpForm } from './smtp-form.tsx';
import { TestReport } from './test-report.tsx';
import { useSmtpAdd } from './use-smtp-add.ts';

const ConnectResult = partOnPress(async () => (await import('../consent/connect-result.tsx')).ConnectResult);

type SmtpAddProps = {
  /** The address the page was opened for, or empty. */
  email: string;
  /** Above the form. */
  head?: ReactNode;
  /** Below the report, before the first test. */
  hint?: ReactNode;
  /** Without it the head of the page leads back. */
  onBack: (() => void) | undefined;
  onOpen: (accountId: string) => void;
  onConnected: () => void;
  onOtherProvider?: (provider: 'google' | 'microsoft', email: string) => void;
};

/** A mailbox by its servers: the form beside what both servers say to it. */
export function SmtpAdd({ email, head, hint, onBack, onOpen, onConnected, onOtherProvider }: SmtpAddProps) {
  const { t } = useTranslation('accounts-add');
  const formId = useId();
  const smtp = useSmtpAdd(email, onConnected);
  const { values, suggestion, connected, test, isCurrent, isTesting, isReady } = smtp;
  const wantsToAdd = useRef(false);
  const words = useDomainWords(suggestion, values.email);
  const whose = {
    email: values.email,
    provider: suggestion?.provider ?? 'other',
    providerName: suggestion?.providerName ?? '',
  };
  const works = isCurrent && !isTesting ? { smtp: test?.sending.works, imap: test?.receiving.works } : NOT_TESTED;
  return (
    <div className={`${layout.columns} ${layout.formFirst}`}>
      <Stack as="section" tall gap={0} className={`${layout.main} ${layout.withFoot}`} aria-label={t('smtp.title')}>
        <Box grow minHeight={0} pad="5 6" narrow={{ pad: 4 }} className={layout.scroll}>
          {head}
          {connected ? (
            <ConnectResult
              whose={whose}
              test={connected.test}
              account={connected.account}
              refusedWith={undefined}
              onOpen={onOpen}
              onAnother={smtp.startOver}
            />
          ) : (
            <SmtpForm
              form={smtp.form}
              id={formId}
              initial={smtp.initial}
              values={values}
              onValues={smtp.change}
              onSubmit={isReady || wantsToAdd.current ? smtp.add : smtp.runTest}
              emailProblem={words}
              works={works}
              note={
                suggestion &&
                suggestion.domainProblem !== 'noSuchName' && (
                  <FilledNote
                    suggestion={suggestion}
                    domain={domainOf(values.email)}
                    isFilled={smtp.isFilled}
                    onClear={smtp.clear}
                    onFill={smtp.fill}
                    onGuess={smtp.guess}
                    onOtherProvider={onOtherProvider && ((provider) => onOtherProvider(provider, values.email))}
                  />
                )
              }
            />
          )}
          {smtp.refusedWith !== undefined && !connected && <Note tone="red">{smtp.refusedWith}</Note>}
        </Box>
        {!connected && (
          <footer className={layout.foot}>
            {onBack && <Button onClick={onBack}>{t('back')}</Button>}
            <Button
              form={formId}
              submit={isReady}
              primary={isReady}
              disabled={isTesting && !smtp.isAdding}
              busy={smtp.isAdding}
              onClick={() => {
                wantsToAdd.current = true;
                // Untested, it is tested while it is added; what is missing in the form comes into sight.
                if (!isReady) smtp.form.submit();
              }}
            >
              {t('form.add')}
            </Button>
            <Button
              form={formId}
              submit={!isReady}
              primary={!isReady}
              icon={<RefreshCw size={14} />}
              busy={isTesting && !smtp.isAdding}
              disabled={smtp.isAdding}
              onClick={() => {
                wantsToAdd.current = false;
                if (isReady) smtp.runTest();
              }}
            >
              {t(test ? 'form.testAgain' : 'form.test')}
            </Button>
          </footer>
        )}
      </Stack>
      <aside className={layout.side} aria-label={t('report.label')}>
        <TestReport
          test={test}
          isTesting={isTesting}
          ports={{ smtp: values.smtp.port, imap: values.imap.port }}
          whose={whose}
          hint={hint}
        />
      </aside>
    </div>
  );
}

const NOT_TESTED = { smtp: undefined, imap: undefined };
