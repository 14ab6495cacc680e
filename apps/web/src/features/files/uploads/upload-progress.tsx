import * as spaceErrors from '@outrider/contract/errors/space';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import styles from '../files.module.css';
import { sizeText } from '../size-text.ts';
import type { QueuedUpload } from './upload-queue.ts';
import { uploads } from './uploads.ts';

/** What is on its way, how far it is, and what to do about what stopped. */
export function UploadProgress({ underWay }: { underWay: readonly QueuedUpload[] }) {
  const { t } = useTranslation('files');
  if (underWay.length === 0) return null;
  return (
    <Box as="ul" border="all" rounded aria-label={t('upload.label')}>
      {underWay.map((queued) => (
        <UploadRow key={queued.key} queued={queued} />
      ))}
    </Box>
  );
}

function UploadRow({ queued }: { queued: QueuedUpload }) {
  const { t } = useTranslation('files');
  const { key, file, state, sent, problem, options } = queued;
  const isTaken = problem?.code === spaceErrors.spaceFileExists.code;
  const keepBoth = () => {
    uploads.cancel(key);
    uploads.add(file, { ...options, rename: true });
  };
  return (
    <Row as="li" pad="2 4" className={styles.upload}>
      <Grid grow gap={0.5} minWidth={0}>
        <span className="medium ellipsis">{file.name}</span>
        <span
          className={state === 'failed' ? styles.problem : 'muted small'}
          role={state === 'failed' ? 'alert' : undefined}
        >
          {problem
            ? problem.message
            : t(`upload.${state === 'failed' ? 'waiting' : state}`, {
                sent: sizeText(sent),
                size: sizeText(file.size),
              })}
        </span>
        <progress className={styles.progress} value={sent} max={Math.max(1, file.size)} aria-label={file.name} />
      </Grid>
      {isTaken && (
        <Button small onClick={keepBoth}>
          {t('upload.keepBoth')}
        </Button>
      )}
      {state === 'failed' && !isTaken && (
        <Button small onClick={() => uploads.retry(key)}>
          {t('upload.again')}
        </Button>
      )}
      <Button small onClick={() => uploads.cancel(key)}>
        {t('upload.cancel')}
      </Button>
    </Row>
  );
}
