import type { ConsentProvider } from '@outrider/contract/mailboxes/add';
import { useState } from 'react';
import { drafts } from '../../../../platform/drafts.ts';
import { useForm } from '../../../../ui/form/form.tsx';
import { useSuggestion } from '../add-queries.ts';
import { type ConsentForm, consentDraft, consentForm } from './consent-draft.ts';

/** The address and the first settings of a mailbox at a known provider, kept while the browser is away. */
export function useConsentForm(provider: ConsentProvider, email: string) {
  const form = useForm<ConsentForm>();
  const [initial] = useState(() => {
    const draft = drafts.read(consentDraft(provider), consentForm);
    return draft && (email === '' || draft.email === email) ? draft : consentForm.parse({ email });
  });
  const [values, setValues] = useState(initial);
  const { suggestion } = useSuggestion(values.email);
  const keep = () => {
    const changed = form.getFieldsValue();
    setValues(changed);
    drafts.write(consentDraft(provider), consentForm.parse(changed));
  };
  return { form, initial, values, suggestion, keep };
}
