import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addAccount } from '../../../api/mailboxes/add.ts';
import { drafts } from '../../../platform/drafts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { Note } from '../../../ui/note.tsx';
import { Tag } from '../../../ui/tag.tsx';
import layout from './add-layout.module.css';
import { APP_PASSWORD_LENGTH, NO_LETTERS } from './app-password.ts';
import { AppPasswordOption } from './app-password-option.tsx';
import { type ConsentForm, consentDraft } from './consent/consent-draft.ts';
import { AddressFields } from './consent/consent-fields.tsx';
import { ConsentOffer } from './consent/consent-offer.tsx';
import { useBeginConsent } from './consent/use-begin-consent.ts';
import { useConnect } from './consent/use-connect.ts';
import type { useConsentForm } from './consent/use-consent-form.ts';
import { DomainAdvice } from './domain-advice.tsx';
import fields from './fields.module.css';
import { OptionCard } from './option-card.tsx';
import { ProblemBox } from './problem-box.tsx';
import { PaceFields, TagsField } from './smtp/settings-fields.tsx';
import { firstSettingsOf } from './smtp/smtp-values.ts';

const ConnectResult = partOnPress(async () => (await import('./consent/connect-result.tsx')).ConnectResult);

type GmailAddProps = {
  typed: ReturnType<typeof useConsentForm>;
  onOpen: (accountId: string) => void;
  onConnected: () => void;
};

export function GmailAdd({ typed, onOpen, onConnected }: GmailAddProps) {
  const { t } = useTranslation('accounts-add');
  const { form, initial, values, suggestion, keep } = typed;
  const { begin, isLeaving, isOffered } = useBeginConsent('google');
  const [chosen, setChosen] = useState<'consent' | 'appPassword'>();
  // Where the operator set no client up, the other way is the one that works.
  const method = chosen ?? (isOffered ? 'consent' : 'appPassword');
  const [parts, setParts] = useState(NO_LETTERS);
  const [isShort, setShort] = useState(false);
  const { connect, connected, test, refusedWith, isConnecting, startOver } = useConnect(
    (wanted: ConsentForm) =>
      addAccount({
        login: { kind: 'appPassword', email: wanted.email, appPassword: parts.join('') },
        settings: firstSettingsOf(wanted),
      }),
    {
      onConnected: () => {
        drafts.clear(consentDraft('google'));
        onConnected();
      },
    },
  );
  const whose = { email: values.email, provider: 'google' as const, providerName: 'Gmail' };

  function submit(wanted: ConsentForm) {
    if (method === 'consent') {
      begin(wanted.email.trim());
      return;
    }
    const isTooShort = parts.join('').length < APP_PASSWORD_LENGTH;
    setShort(isTooShort);
    if (!isTooShort) connect({ ...form.getFieldsValue(), ...wanted });
  }
  if (connected) {
    return (
      <ConnectResult
        whose={whose}
        test={connected.test}
        account={connected.account}
        refusedWith={undefined}
        onOpen={onOpen}
        onAnother={() => {
          startOver();
          setParts(NO_LETTERS);
          form.setFieldsValue({ email: '', senderName: '' });
          keep();
        }}
      />
    );
  }
  return (
    <Form
      form={form}
      marksRequired
      initialValues={initial}
      className={fields.form}
      onValuesChange={keep}
      onFinish={submit}
    >
      <AddressFields provider="google" email={values.email} suggestion={suggestion} isOptional={method === 'consent'} />
      <Grid gap={4} below={5} columns="1fr 1fr" narrow={{ columns: '1fr' }}>
        <OptionCard
          name="gmail-method"
          title={
            <>
              {t('consent.signIn', { provider: 'Google' })} <Tag tone="green">{t('consent.advised')}</Tag>
            </>
          }
          hint={t('consent.hint.google')}
          isChosen={method === 'consent'}
          onChoose={() => setChosen('consent')}
        >
          <ConsentOffer provider="google" email={values.email} />
          <Button
            block
            large
            submit={method === 'consent'}
            primary={method === 'consent'}
            disabled={method !== 'consent' || !isOffered}
            busy={isLeaving}
          >
            {t('consent.signIn', { provider: 'Google' })}
          </Button>
        </OptionCard>
        <OptionCard
          name="gmail-method"
          title={t('app.title')}
          hint={t('app.hint')}
          isChosen={method === 'appPassword'}
          onChoose={() => setChosen('appPassword')}
        >
          <AppPasswordOption
            parts={parts}
            onParts={(changed) => {
              setParts(changed);
              setShort(false);
              setChosen('appPassword');
            }}
            isShort={isShort}
            isMain={method === 'appPassword'}
            isBusy={isConnecting}
          />
        </OptionCard>
      </Grid>
      <Stack tall gap={3} className={layout.report}>
        {test && !isConnecting && <ProblemBox test={test} whose={whose} />}
        {refusedWith !== undefined && !isConnecting && <Note tone="red">{refusedWith}</Note>}
      </Stack>
      <Row wraps gap="0 6" align="stretch">
        <PaceFields />
        <TagsField />
      </Row>
      <DomainAdvice email={values.email} />
    </Form>
  );
}
