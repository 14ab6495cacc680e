import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import styles from './copy-text.module.css';

/** Something to be typed elsewhere, with a button that spares the typing. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation('sandbox');
  const { isCopied, copy } = useCopy(text);
  const Icon = isCopied ? Check : Copy;
  return (
    <Row as="span" gap={1} minWidth={0} className={styles.copy}>
      <Text cut minWidth={0} title={text}>
        {text}
      </Text>
      <IconButton label={t('copy.of', { what })} hint Icon={Icon} size={24} iconSize={14} onClick={copy} />
    </Row>
  );
}
