import { htmlToPlain } from '@outrider/mail-kit/compose/html-to-plain';
import { quoteText } from '@outrider/mail-kit/compose/quote-text';
import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/layout.tsx';
import { MailFrame } from '../../../ui/mail/mail-frame.tsx';
import { AsideButton } from './aside-button.tsx';
import styles from './compose-editor.module.css';
import type { ComposeMode, ComposeQuote, QuoteChange } from './editor-props.ts';

type QuoteBlockProps = { quote: ComposeQuote; mode: ComposeMode; onQuote: (change: QuoteChange) => void };
type Loaded = Awaited<ReturnType<ComposeQuote['load']>>;

/** The original, as one thing: shown in the frame the inbox shows it in, left out whole, or made text to be edited. */
export function QuoteBlock({ quote, mode, onQuote }: QuoteBlockProps) {
  const { t } = useTranslation('compose-editor');
  const [isOpen, setOpen] = useState(false);
  const { mutate: load, data: original, isPending, isError } = useMutation({ mutationFn: quote.load });
  const [isLeftOut, setLeftOut] = useState(false);
  const leaveOut = (isOut: boolean) => {
    setLeftOut(isOut);
    onQuote(
      isOut ? { kind: 'leftOut' } : quote.kind === 'text' ? { kind: 'text', text: quote.text } : { kind: 'html' },
    );
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && !original && quote.kind === 'html') load();
  };
  const edit = () =>
    original
      ? onQuote({ kind: 'text', text: textOf(original) })
      : load(undefined, { onSuccess: (loaded) => onQuote({ kind: 'text', text: textOf(loaded) }) });
  if (isLeftOut) {
    return (
      <Row as="p" wraps gap="1 3" size={13} className={styles.aside}>
        <span className="muted">{t('quote.leftOut')}</span>
        <AsideButton onClick={() => leaveOut(false)}>{t('quote.putBack')}</AsideButton>
      </Row>
    );
  }
  return (
    <section aria-label={t('quote.label')}>
      <Row wraps gap="1 3" size={13} className={styles.aside}>
        <Row
          type="button"
          as="button"
          inline
          height={18}
          pad="0 2"
          rounded={9}
          surface="selected"
          tone="secondary"
          gap={0}
          className={styles.dots}
          aria-label={t(isOpen ? 'quote.hide' : 'quote.show')}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Ellipsis size={14} aria-hidden />
        </Row>
        <span className="muted">{t('quote.head', { sender: quote.sender, time: quote.time, count: quote.lines })}</span>
        <AsideButton disabled={isPending} onClick={toggle}>
          {t(isOpen ? 'quote.hide' : 'quote.show')}
        </AsideButton>
        {isOpen && quote.kind === 'html' && (
          <AsideButton disabled={isPending} onClick={edit}>
            {t('quote.edit')}
          </AsideButton>
        )}
        {isOpen && quote.kind === 'text' && (
          <AsideButton onClick={() => onQuote({ kind: 'html' })}>{t('quote.asReceived')}</AsideButton>
        )}
        <AsideButton onClick={() => leaveOut(true)}>{t('quote.leaveOut')}</AsideButton>
      </Row>
      {isOpen && isError && <p className={styles.failed}>{t('quote.failed')}</p>}
      {isOpen && quote.kind === 'text' && (
        <textarea
          className={styles.quoteText}
          aria-label={t('quote.text')}
          defaultValue={quote.text}
          onChange={({ target }) => onQuote({ kind: 'text', text: target.value })}
        />
      )}
      {isOpen && quote.kind === 'html' && original && <Original original={original} mode={mode} />}
    </section>
  );
}

function Original({ original, mode }: { original: Loaded; mode: ComposeMode }) {
  const { t } = useTranslation('compose-editor');
  if (mode === 'plain') return <pre className={styles.quoted}>{quoteText(textOf(original))}</pre>;
  return (
    <div className={styles.original}>
      {original.html === null ? (
        <pre className={styles.quoted}>{original.text}</pre>
      ) : (
        <MailFrame title={t('quote.label')} html={original.html} />
      )}
    </div>
  );
}

const textOf = ({ html, text }: Loaded): string => (text ?? htmlToPlain(html ?? '', 'pasted')).trimEnd();
