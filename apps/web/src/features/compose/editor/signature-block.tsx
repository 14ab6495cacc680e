import { blocksToText } from '@outrider/mail-kit/compose/blocks-to-text';
import { signatureBlocks } from '@outrider/mail-kit/compose/prepare-outgoing';
import { SIGNATURE_SEPARATOR } from '@outrider/mail-kit/compose/quote-text';
import { writeBlocks } from '@outrider/mail-kit/compose/write-blocks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/layout.tsx';
import { AsideButton } from './aside-button.tsx';
import styles from './compose-editor.module.css';
import type { ComposeMode } from './editor-props.ts';

type SignatureBlockProps = {
  signature: string;
  mode: ComposeMode;
  isSigned: boolean;
  onSigned: (isSigned: boolean) => void;
  /** Into the mail, where it is words like any other. */
  onTakeOver: (signature: { html: string; text: string }) => void;
};

/** The mailbox's signature, below the words and above the original. */
export function SignatureBlock({ signature, mode, isSigned, onSigned, onTakeOver }: SignatureBlockProps) {
  const { t } = useTranslation('compose-editor');
  const { html, text } = useMemo(() => {
    const blocks = signatureBlocks(signature);
    return { html: writeBlocks(blocks), text: blocksToText(blocks) };
  }, [signature]);
  if (text.trim() === '') return null;
  if (!isSigned) {
    return (
      <Row as="p" wraps gap="1 3" size={13} className={styles.aside}>
        <AsideButton onClick={() => onSigned(true)}>{t('signature.add')}</AsideButton>
      </Row>
    );
  }
  return (
    <section className={styles.signature} data-mode={mode} aria-label={t('signature.label')}>
      {mode === 'plain' ? (
        <pre className={styles.quoted}>{`${SIGNATURE_SEPARATOR}\n${text}`}</pre>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written anew from a fixed list of elements
        <div dangerouslySetInnerHTML={{ __html: html }} />
      )}
      <div className={styles.asideActions}>
        <AsideButton
          onClick={() => {
            onTakeOver({ html, text });
            onSigned(false);
          }}
        >
          {t('signature.edit')}
        </AsideButton>
        <AsideButton onClick={() => onSigned(false)}>{t('signature.leaveOut')}</AsideButton>
      </div>
    </section>
  );
}
