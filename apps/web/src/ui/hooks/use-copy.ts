import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../platform/copy-text.ts';
import { toasts } from '../../platform/toasts.ts';

const COPIED_FOR_MS = 1_500;

/** Puts a text on the clipboard and says so in its own place, or says that it could not. */
export function useCopy(text: string) {
  const { t } = useTranslation('common');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    void copyText(text).then(
      () => setCopied(true),
      () => toasts.show({ kind: 'error', text: t('copyFailed') }),
    );
  return { isCopied, copy };
}
