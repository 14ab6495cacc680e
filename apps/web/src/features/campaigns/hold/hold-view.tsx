import type { SendingHold } from '@outrider/contract/campaigns/holds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resumeSending, sendingHoldQuery } from '../../../api/campaigns/holds.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatNumber } from '../../../platform/format.ts';
import { formatMoment } from '../../../platform/time/format-time.ts';
import { Box, Grid, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import styles from './hold-view.module.css';

export type ResumeButton = (props: {
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
  label: string;
}) => ReactNode;

type HoldViewProps = { timeZone: string; button: ResumeButton };

/** What was found in the mailboxes, and the owner's word. */
export function HoldView({ timeZone, button }: HoldViewProps) {
  const { t } = useTranslation('campaigns');
  const query = useQuery(sendingHoldQuery);
  if (query.isError && !query.data) return <QueryFailed query={query} hint={t('hold.failed')} />;
  if (!query.data) return <ListWaiting />;
  const { hold } = query.data;
  if (!hold) return <Note>{t('hold.none')}</Note>;
  return <Held hold={hold} timeZone={timeZone} button={button} />;
}

function Held({ hold, timeZone, button }: HoldViewProps & { hold: SendingHold }) {
  const { t } = useTranslation('campaigns');
  const client = useQueryClient();
  const [doubts, setDoubts] = useState<'keep' | 'send'>('keep');
  const { mutate, isPending } = useMutation({
    mutationFn: () => resumeSending({ doubts }),
    onSettled: () => client.invalidateQueries({ queryKey: ['campaigns'] }),
  });
  const moment = (at: string) => formatMoment(at, { timeZone, language: languageNow() });
  const { found, unread, isLooked, read, mailboxes } = hold;
  return (
    <Stack gap={4} maxWidth={720} pad={4}>
      <Note tone="amber">
        <strong>{t(`hold.reasons.${hold.reason}`)}</strong>
        <p>{t('hold.why', { from: moment(hold.knownUntil), to: moment(hold.leftUntil) })}</p>
      </Note>
      <section>
        <Text as="h2" size={16} weight={600}>
          {t('hold.found')}
        </Text>
        <p className="muted" role="status">
          {isLooked ? t('hold.done', { read, mailboxes }) : t('hold.reading', { read, mailboxes })}
        </p>
        <Box as="dl" above={3} border="all" rounded>
          {(['sent', 'answers', 'bounces', 'optOuts', 'inDoubt'] as const).map((name) => (
            <Grid key={name} columns="minmax(0, 1fr) auto" gap="0.5 4" pad="2.5 3" className={styles.number}>
              <dt>{t(`hold.numbers.${name}.name`)}</dt>
              <Text as="dd">{formatNumber(found[name])}</Text>
              <Text as="dd" className="muted small">
                {t(`hold.numbers.${name}.text`)}
              </Text>
            </Grid>
          ))}
        </Box>
      </section>
      {unread.length > 0 && (
        <Note tone="red">
          <strong>{t('hold.unread', { count: unread.length })}</strong>
          <Box as="ul" above={1} pad="0 0 0 4.5">
            {unread.map(({ mailboxId, email, words }) => (
              <li key={mailboxId}>
                {email}
                <span className="muted"> {words || t('hold.noWords')}</span>
              </li>
            ))}
          </Box>
        </Note>
      )}
      {found.inDoubt > 0 && (
        <Grid as="fieldset" gap={2} pad={3} border="all" rounded className={styles.choice}>
          <legend>{t('hold.doubts.title', { count: found.inDoubt })}</legend>
          {(['keep', 'send'] as const).map((choice) => (
            <label key={choice}>
              <input type="radio" name="doubts" checked={doubts === choice} onChange={() => setDoubts(choice)} />
              <span>{t(`hold.doubts.${choice}`)}</span>
            </label>
          ))}
        </Grid>
      )}
      <p className="muted">{t('hold.unsure')}</p>
      {button({ busy: isPending, disabled: !isLooked, onClick: () => mutate(), label: t('hold.resume') })}
    </Stack>
  );
}
