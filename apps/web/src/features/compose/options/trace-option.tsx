import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ComposedMail } from '../state/mail.ts';
import { Option } from './option.tsx';

type TraceOptionProps = { mail: ComposedMail; onChange: (changed: Partial<ComposedMail>) => void };

/** Whether opens of this mail are to be seen; a mail of plain text carries no picture. */
export function TraceOption({ mail: { mailTrace, status }, onChange }: TraceOptionProps) {
  const { t } = useTranslation('compose');
  return (
    <Option
      Icon={MailOpen}
      name={t('option.trace')}
      hint={t(status.puretext ? 'option.tracePlain' : 'option.traceHint')}
      isOn={mailTrace}
      onChange={(isOn) => onChange({ mailTrace: isOn })}
    />
  );
}
