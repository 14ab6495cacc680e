import { type RefObject, useRef } from 'react';
import styles from './compose-editor.module.css';

type PlainBodyProps = {
  label: string;
  placeholder: string;
  text: string;
  area: RefObject<HTMLTextAreaElement | null>;
  onTouch: () => void;
  onSend: () => void;
  onFiles: (files: File[]) => void;
};

/** The mail as text. A field of the browser's own: nothing is faster, and it undoes by itself. */
export function PlainBody({ label, placeholder, text, area, onTouch, onSend, onFiles }: PlainBodyProps) {
  const started = useRef(text);
  const takeFiles = (data: DataTransfer): boolean => {
    const files = [...data.files];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  };
  return (
    <textarea
      ref={area}
      className={styles.plain}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={started.current}
      onInput={onTouch}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSend();
      }}
      onPaste={(event) => takeFiles(event.clipboardData) && event.preventDefault()}
      onDrop={(event) => takeFiles(event.dataTransfer) && event.preventDefault()}
    />
  );
}

export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
