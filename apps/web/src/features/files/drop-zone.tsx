import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './files.module.css';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files can be dropped anywhere on it. */
export function DropZone({ onFiles, children }: { onFiles: (files: Iterable<File>) => void; children: ReactNode }) {
  const { t } = useTranslation('files');
  const [isOver, setOver] = useState(false);
  return (
    <section
      className={styles.drop}
      aria-label={t('title')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && <div className={styles.over}>{t('upload.drop')}</div>}
    </section>
  );
}
