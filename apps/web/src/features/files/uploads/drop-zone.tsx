import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/layout.tsx';
import styles from '../files.module.css';

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
      {isOver && (
        <Grid align="center" items="center" rounded surface="raised" weight={500} className={styles.over}>
          {t('upload.drop')}
        </Grid>
      )}
    </section>
  );
}
