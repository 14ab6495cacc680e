import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { sealing } from '../seal-port.ts';
import type { ComposedMail } from '../state/mail.ts';
import { Option } from './option.tsx';
import styles from './options.module.css';

type EncryptOptionProps = { mail: ComposedMail; onChange: (changed: Partial<ComposedMail>) => void };

/** Encrypted in this browser: while it is on, nothing that was written goes to the server as a draft. */
export function EncryptOption({ mail, onChange }: EncryptOptionProps) {
  const { t } = useTranslation('compose');
  const port = sealing();
  if (!port) return null;
  const { setEncrypt, encpwd: password, savePassword, encryptDays: days, encryptAsFile: asFile } = mail;
  return (
    <Option
      Icon={Lock}
      name={t('encrypt.name')}
      hint={t(setEncrypt ? 'encrypt.hintOn' : 'encrypt.hint')}
      isOn={setEncrypt}
      onChange={(isOn) => onChange({ setEncrypt: isOn, encpwd: isOn ? password : '' })}
    >
      {setEncrypt && (
        <div className={styles.below}>
          <Suspense fallback={null}>
            <port.Fields
              choice={{ password, days, savePassword, asFile }}
              onChange={(choice) =>
                onChange({
                  encpwd: choice.password,
                  savePassword: choice.savePassword,
                  encryptDays: choice.days,
                  encryptAsFile: choice.asFile,
                })
              }
            />
          </Suspense>
        </div>
      )}
    </Option>
  );
}
