import { type FactorWanted, factorCode, type KeyAnswer } from '@outrider/contract/identity/two-factor';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ApiError } from '../../../platform/create-call.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { factorWantedBy } from './factor-wanted.ts';
import { Hint } from './hint.tsx';
import { KeyError, touchKey } from './security-key.ts';

type TwoFactorStepProps = {
  email: string;
  /** From the refused sign-in, see `factorWantedBy`. */
  wanted: FactorWanted;
  /** Signs in with the factor; throws what the server refuses. */
  onFactor: (factor: { code: string } | { key: KeyAnswer }) => Promise<void>;
  onSignedIn: () => void;
  onBack: () => void;
};

/** After the first factor: the second one, by the method the user has set up. */
export function TwoFactorStep({ email, wanted: first, onFactor, onSignedIn, onBack }: TwoFactorStepProps) {
  const { t } = useTranslation('two-factor');
  const [wanted, setWanted] = useState(first);
  const [typing, setTyping] = useState<'app' | 'recovery' | undefined>(firstTyping(first));
  const { methods, keyOptions } = wanted;
  const other = typing === 'recovery' ? 'app' : 'recovery';

  /** The reason when it was refused. */
  const give = async (factor: { code: string } | { key: KeyAnswer }): Promise<string | undefined> => {
    try {
      await onFactor(factor);
      onSignedIn();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWanted((known) => factorWantedBy(error) ?? known);
      return error.message;
    }
  };
  return (
    <div>
      <Text as="p" below={5} tone="secondary" breaks>
        {t('step.lead', { email })}
      </Text>
      {typing && <CodeForm key={typing} method={typing} onCode={(code) => give({ code })} />}
      {keyOptions && (
        <KeyButton primary={typing === undefined} onKey={async () => give({ key: await touchKey(keyOptions) })} />
      )}
      <Row as="p" spread gap={4} above={5} size={12} leading={16} align="stretch">
        {methods.includes(other) && (
          <button type="button" className="link" onClick={() => setTyping(other)}>
            {t(other === 'app' ? 'step.useApp' : 'step.useRecovery')}
          </button>
        )}
        <button type="button" className="link" onClick={onBack}>
          {t('step.back')}
        </button>
      </Row>
    </div>
  );
}

function firstTyping({ methods }: FactorWanted): 'app' | 'recovery' | undefined {
  if (methods.includes('app')) return 'app';
  return methods.includes('key') ? undefined : 'recovery';
}

type CodeFormProps = { method: 'app' | 'recovery'; onCode: (code: string) => Promise<string | undefined> };

function CodeForm({ method, onCode }: CodeFormProps) {
  const { t } = useTranslation('two-factor');
  const { field, submit, isBusy, refuse } = useZodForm({
    schema: z.object({ code: factorCode.min(1, 'blank') }),
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      const refused = await onCode(code);
      if (refused !== undefined) refuse('code', refused);
    },
  });
  const isApp = method === 'app';
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        {...field('code')}
        label={t(isApp ? 'step.code' : 'step.recoveryCode')}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoFocus
        hint={<Hint>{t(isApp ? 'step.codeHint' : 'step.recoveryHint')}</Hint>}
      />
      <Button large submit primary block busy={isBusy}>
        {t('step.submit')}
      </Button>
    </form>
  );
}

function KeyButton({ primary, onKey }: { primary: boolean; onKey: () => Promise<string | undefined> }) {
  const { t } = useTranslation('two-factor');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function use() {
    setBusy(true);
    setProblem(undefined);
    try {
      setProblem(await onKey());
    } catch (error) {
      if (!(error instanceof KeyError)) throw error;
      setProblem(t(`keyFailure.${error.failure}`));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box above={3}>
      <Button
        large
        block
        primary={primary}
        busy={isBusy}
        icon={<KeyRound size={16} aria-hidden />}
        onClick={() => void use()}
      >
        {t('step.useKey')}
      </Button>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </Box>
  );
}
