import type { FileDownload, FileLink } from '@outrider/contract/files/link';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../ui/dates.tsx';
import { Dot } from '../../ui/dot.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import styles from './files.module.css';

type Listed = FileLink & { lastDownloads: readonly FileDownload[] };

/** When a link was used, and from where. Who it was is not known: one link goes to several people. */
export function DownloadList({ link }: { link: Listed }) {
  const { t } = useTranslation('files');
  const { moment } = useDates();
  const places = Map.groupBy(
    link.lastDownloads.filter(({ byMachine }) => !byMachine),
    ({ agent, network }) => `${agent} ${network}`,
  );
  return (
    <Stack gap={2}>
      <h3 className="medium">
        {t('loads.title', { count: link.downloads, places: t('loads.places', { count: places.size }) })}
      </h3>
      {link.sentTo.length > 0 && (
        <p className="secondary small">{t('loads.sentTo', { people: link.sentTo.join(', ') })}</p>
      )}
      <ul className={styles.loads}>
        {[...places].map(([place, loads]) => (
          <Grid as="li" columns="auto minmax(0, 1fr) auto 2ch" gap={2} align="center" minHeight={28} key={place}>
            <Dot tone="green" />
            <span className="ellipsis" title={loads[0]?.network}>
              {loads[0]?.agent || t('loads.unknown')}
            </span>
            <span className="muted small">{moment(loads[0]?.at)}</span>
            <span className="numbers">{loads.length}</span>
          </Grid>
        ))}
        {link.machineDownloads > 0 && (
          <Grid as="li" columns="auto minmax(0, 1fr) auto 2ch" gap={2} align="center" minHeight={28} className="muted">
            <Dot tone="machine" />
            <span>{t('loads.machines')}</span>
            <span />
            <span className="numbers">{link.machineDownloads}</span>
          </Grid>
        )}
      </ul>
    </Stack>
  );
}
