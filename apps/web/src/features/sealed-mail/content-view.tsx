import { Download, File as FileIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../platform/files/file-size.ts';
import { saveBlob } from '../../platform/files/save-file.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { LinkLine } from '../../ui/mail/link-line.tsx';
import { MailFrame, type ShownLink } from '../../ui/mail/mail-frame.tsx';
import { toBase64 } from './base64.ts';
import type { SealedContent } from './content.ts';
import styles from './sealed-page.module.css';

/** Body and files of a decrypted mail. Pictures in the text are drawn from memory; nothing is fetched. */
export function ContentView({ content }: { content: SealedContent }) {
  const { t } = useTranslation('sealed-mail');
  const [link, setLink] = useState<ShownLink>();
  const html = useMemo(() => withPictures(content), [content]);
  // Two files may have one name.
  const files = content.files.map((file, number) => ({ ...file, number })).filter(({ contentId }) => contentId === '');
  return (
    <>
      {html === '' ? (
        <Text as="p" size={14} leading={22} breaks whiteSpace="pre-wrap">
          {content.text}
        </Text>
      ) : (
        <MailFrame title={t('page.mail')} html={html} onLink={setLink} />
      )}
      <LinkLine link={link} />
      {files.length > 0 && (
        <Row as="ul" wraps above={5} align="stretch" className={styles.files}>
          {files.map((file) => (
            <li key={file.number}>
              <Grid
                as="button"
                columns="16px minmax(0, 1fr) 16px"
                gap={3}
                align="center"
                width={240}
                minHeight={50}
                pad="2 3"
                border="all"
                rounded
                textAlign="left"
                type="button"
                aria-label={t('page.download', { name: file.name })}
                onClick={() => saveBlob(file.name, new Blob([file.bytes]))}
              >
                <FileIcon size={16} strokeWidth={1.5} aria-hidden />
                <Grid as="span" minWidth={0}>
                  <span className="medium ellipsis">{file.name}</span>
                  <span className="muted small">{t('page.fileHere', { size: fileSize(file.bytes.length) })}</span>
                </Grid>
                <Download size={16} strokeWidth={1.5} aria-hidden />
              </Grid>
            </li>
          ))}
        </Row>
      )}
    </>
  );
}

const withPictures = ({ html, files }: SealedContent): string =>
  files
    .filter(({ contentId }) => contentId !== '')
    .reduce((all, { contentId, type, bytes }) => {
      const picture = `data:${type};base64,${toBase64(bytes)}`;
      return all.replaceAll(`cid:${contentId}`, picture);
    }, html);
