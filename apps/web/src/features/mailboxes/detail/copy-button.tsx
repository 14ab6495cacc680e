import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../ui/hooks/use-copy.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './checks.module.css';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? Check : Copy;
  return (
    <Row
      type="button"
      as="button"
      inline
      gap={1}
      height={20}
      pad={0}
      tone="muted"
      className={styles.copy}
      aria-label={label}
      onClick={copy}
    >
      <Icon size={14} strokeWidth={1.5} aria-hidden />
      {t(isCopied ? 'copied' : 'copy')}
    </Row>
  );
}
