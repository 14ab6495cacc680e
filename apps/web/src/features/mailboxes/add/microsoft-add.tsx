import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import layout from './add-layout.module.css';
import type { ConsentForm } from './consent/consent-draft.ts';
import { AddressFields } from './consent/consent-fields.tsx';
import { ConsentOffer } from './consent/consent-offer.tsx';
import { useBeginConsent } from './consent/use-begin-consent.ts';
import type { useConsentForm } from './consent/use-consent-form.ts';
import { DomainAdvice } from './domain-advice.tsx';
import fields from './fields.module.css';
import { NumberedSteps } from './numbered-steps.tsx';
import { PaceFields, TagsField } from './smtp/settings-fields.tsx';

type MicrosoftAddProps = {
  typed: ReturnType<typeof useConsentForm>;
  /** Above the form. */
  head: ReactNode;
  /** Without it the head of the page leads back. */
  onBack: (() => void) | undefined;
};

const STEPS = ['signIn', 'allow', 'tested', 'checks', 'warmup'] as const;

/** Microsoft 365 by consent: what will happen, one step after the other. */
export function MicrosoftAdd({ typed, head, onBack }: MicrosoftAddProps) {
  const { t } = useTranslation('accounts-add');
  const { form, initial, values, suggestion, keep } = typed;
  const { begin, isOffered, isLeaving } = useBeginConsent('microsoft');
  const formId = useId();
  return (
    <>
      <Box grow minHeight={0} pad="5 6" narrow={{ pad: 4 }} className={layout.scroll}>
        {head}
        <Form
          id={formId}
          form={form}
          marksRequired
          initialValues={initial}
          className={fields.form}
          onValuesChange={keep}
          onFinish={({ email }: ConsentForm) => begin(email.trim())}
        >
          <AddressFields provider="microsoft" email={values.email} suggestion={suggestion} isOptional />
          <Row wraps gap="0 6" align="stretch">
            <PaceFields />
            <TagsField />
          </Row>
          <DomainAdvice email={values.email} />
          <Box below={4}>
            <NumberedSteps
              label={t('steps.label')}
              steps={STEPS.map((key) => ({
                key,
                state: 'plain',
                title: t(`microsoft.${key}.title`),
                hint: t(`microsoft.${key}.hint`),
              }))}
            />
          </Box>
          <ConsentOffer provider="microsoft" email={values.email} />
        </Form>
      </Box>
      <footer className={layout.foot}>
        {onBack && <Button onClick={onBack}>{t('back')}</Button>}
        <Button primary submit form={formId} disabled={!isOffered} busy={isLeaving}>
          {t('consent.signIn', { provider: 'Microsoft' })}
        </Button>
      </footer>
    </>
  );
}
