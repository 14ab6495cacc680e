import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../../ui/layout/layout.tsx';
import { findVariables } from '../../../../ui/text-editor/tokens.ts';
import styles from './content.module.css';
import type { MailContent } from './content.ts';
import { RichEditor } from './rich-editor.tsx';
import '../../../../ui/text-editor/mail-marks.css';

type ContentViewProps = { content: Omit<MailContent, 'preheader'>; noSubject: string };

/** A mail to look at, with its variables and choices as the editor shows them. */
export function ContentView({ content: { subject, html, text, isPlainText }, noSubject }: ContentViewProps) {
  const { t } = useTranslation('campaign-editor');
  return (
    <div className={styles.view}>
      <div className={`${styles.text} ${subject === '' ? 'muted' : 'medium'}`}>
        {subject === '' ? noSubject : withChips(subject)}
      </div>
      {isPlainText ? (
        <Text as="p" whiteSpace="pre-wrap" className={styles.viewText}>
          {text}
        </Text>
      ) : (
        <RichEditor label={t('content.body')} className={styles.body} html={html} placeholder="" isReadOnly />
      )}
    </div>
  );
}

function withChips(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to, inner } of findVariables(text).toSorted((a, b) => a.from - b.from)) {
    parts.push(
      text.slice(end, from),
      <span key={from} className="mail-variable">
        {inner}
      </span>,
    );
    end = to;
  }
  return [...parts, text.slice(end)];
}
