import type { FileLink } from '@outrider/contract/files/link';
import type { SpaceFile } from '@outrider/contract/files/space';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleX, Copy, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createLinkMutation, fileLinksQuery, revokeLinkMutation } from '../../api/files.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { DownloadList } from './download-list.tsx';
import styles from './files.module.css';
import { LinkSettings } from './link-settings.tsx';
import { LinkTag } from './link-tag.tsx';

/** The links of a file: the newest with all that can be changed, older ones to be revoked. */
export function FileLinks({ file: { fileId } }: { file: SpaceFile }) {
  const { t } = useTranslation('files');
  const { data: links, error } = useQuery(fileLinksQuery(fileId));
  const { mutate: create, isPending } = useMutation(createLinkMutation);
  if (error && !links) return <Note tone="red">{error.message}</Note>;
  const [newest, ...older] = links ?? [];
  const isOpen = newest?.state === 'active';
  return (
    <Stack gap={3}>
      <Row minWidth={0} spread>
        <h3 className="strong">{t('link.title')}</h3>
        {newest && <LinkTag link={newest} />}
      </Row>
      {newest && isOpen && <LinkAddress link={newest} />}
      {newest && <LinkSettings key={newest.linkId} link={newest} />}
      {!isOpen && links && (
        <Button block busy={isPending} icon={<Link2 size={16} aria-hidden />} onClick={() => create({ fileId })}>
          {t(newest ? 'link.another' : 'link.make')}
        </Button>
      )}
      {newest && <DownloadList link={newest} />}
      {older.length > 0 && <OlderLinks links={older} />}
      {isOpen && newest && <RevokeButton link={newest} />}
    </Stack>
  );
}

function LinkAddress({ link: { url } }: { link: FileLink }) {
  const { t } = useTranslation('files');
  const { isCopied, copy } = useCopy(url);
  return (
    <Row minHeight={36} pad="0 1 0 2.5" border="all" rounded surface="inset" className={styles.address}>
      <span className="mono small ellipsis" title={url}>
        {url.replace(/^https?:\/\//, '')}
      </span>
      <Grid
        type="button"
        as="button"
        inline
        align="center"
        items="center"
        minWidth={28}
        height={28}
        tone="secondary"
        aria-label={t('link.copy')}
        title={t('link.copy')}
        onClick={copy}
      >
        {isCopied ? t('link.copied') : <Copy size={16} aria-hidden />}
      </Grid>
    </Row>
  );
}

function RevokeButton({ link: { linkId } }: { link: FileLink }) {
  const { t } = useTranslation('files');
  const { mutate, isPending } = useMutation(revokeLinkMutation);
  return (
    <Grid gap={2} above={2} className={styles.revoke}>
      <Button block busy={isPending} icon={<CircleX size={16} aria-hidden />} onClick={() => mutate(linkId)}>
        {t('link.revoke')}
      </Button>
      <p className="muted small">{t('link.revokeHint')}</p>
    </Grid>
  );
}

function OlderLinks({ links }: { links: readonly FileLink[] }) {
  const { t } = useTranslation('files');
  const { mutate } = useMutation(revokeLinkMutation);
  return (
    <Stack gap={2}>
      <h3 className="medium">{t('link.older')}</h3>
      {links.map((link) => (
        <Row minWidth={0} key={link.linkId} spread>
          <Row minWidth={0} gap={2}>
            <LinkTag link={link} />
            <span className="muted small">{t('link.loads', { count: link.downloads })}</span>
          </Row>
          {link.state === 'active' && (
            <Button small onClick={() => mutate(link.linkId)}>
              {t('link.revoke')}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
}
