import type { TranscriptLine } from '@outrider/contract/sandbox';
import { useEffect, useRef } from 'react';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatTime } from '../../../platform/time/format-time.ts';
import styles from './transcript.module.css';
import { layOutTranscript, type SpokenLine } from './transcript-lines.ts';

/** What client (C) and server (S) of an SMTP session said to each other. The end, which decides, is in sight. */
export function Transcript({ lines }: { lines: TranscriptLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const spoken = layOutTranscript(lines);
  const { length } = spoken;
  useEffect(() => {
    const panel = list.current?.parentElement;
    if (length > 0) panel?.scrollTo({ top: panel.scrollHeight });
  }, [length]);
  return (
    <ol ref={list} className={styles.lines}>
      {spoken.map((line, index) => (
        // A conversation only grows at its end, so a line keeps its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be alike to the letter.
        <Spoken key={index} line={line} />
      ))}
    </ol>
  );
}

const Spoken = ({ line: { at, client, message, server } }: { line: SpokenLine }) => (
  <li>
    <time dateTime={at}>{toTheMillisecond(at)}</time> {client !== undefined && 'C: '}
    {client !== undefined && <b>{client} </b>}
    {message}
    {server && 'S: '}
    {server && <i data-tone={server.tone}>{server.text}</i>}
  </li>
);

const toTheMillisecond = (at: string) =>
  `${formatTime(at, { seconds: true, language: languageNow() })}.${new Date(at).toISOString().slice(20, 23)}`;
