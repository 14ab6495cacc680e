import { useQuery } from '@tanstack/react-query';
import { GitBranch } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Choice,
  type ComparedChoice,
  choicesQuery,
  type Deed,
  type LeadThread,
} from '../../../api/campaigns/rehearsal-queries.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatList, formatNumber } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './lead-side.module.css';
import type { SimulationState } from './use-simulation.ts';

/** What one can be made to do, and in which round at first: an answer comes after some patience. */
const DEEDS: { does: Deed; round: number }[] = [
  { does: 'nothing', round: 0 },
  { does: 'opens', round: 0 },
  { does: 'clicks', round: 0 },
  { does: 'replies', round: 1 },
  { does: 'optsOut', round: 0 },
  { does: 'away', round: 0 },
  { does: 'bounces', round: 0 },
];

type LeadChoicesProps = { hands: SimulationState; lead: LeadThread; rounds: number };

/** Decides what this person does in place of the dice; each way with what comes of it. */
export function LeadChoices({ hands, lead, rounds }: LeadChoicesProps) {
  const { t } = useTranslation('rehearsal');
  const name = useId();
  const { wish, leadId } = hands;
  const ahead = lead.thread.filter(({ kind, isReal }) => kind === 'sent' && !isReal);
  const first = ahead[0]?.round ?? 0;
  const chosen = wish.choices.find((choice) => choice.leadId === leadId);
  const [picked, setPicked] = useState<Partial<Record<Deed, number>>>({});
  const options = DEEDS.map(({ does, round }) => ({
    does,
    round: chosen?.does === does ? chosen.round : (picked[does] ?? Math.min(rounds - 1, first + round)),
  }));
  const { data: compared } = useQuery(choicesQuery(wish, leadId, ahead.length > 0 || chosen ? options : []));
  const who = lead.person.firstName || lead.person.name;
  if (ahead.length === 0 && !chosen)
    return (
      <Box as="p" pad="2 6 4" className="muted">
        {t('choices.noMail', { who })}
      </Box>
    );
  const effect = compared?.options.find(({ does, round }) => does === chosen?.does && round === chosen.round);
  const choose = (choice: Choice | undefined) => hands.choose(leadId, choice);
  return (
    <>
      <Box
        as="fieldset"
        minWidth={0}
        pad="0 0 1"
        border="all"
        borderTone="strong"
        rounded
        before={5}
        after={5}
        className={styles.choices}
      >
        <legend>
          <span className="medium">{t('choices.title', { who })}</span>
          <span className="muted small">{t('choices.changes')}</span>
        </legend>
        <label data-chosen={!chosen || undefined}>
          <input type="radio" name={name} checked={!chosen} onChange={() => choose(undefined)} />
          <span>{t('choices.drawn')}</span>
        </label>
        {options.map((option) => {
          const isChosen = chosen?.does === option.does;
          const outcome = compared?.options.find(({ does, round }) => does === option.does && round === option.round);
          return (
            <label key={option.does} data-chosen={isChosen || undefined}>
              <input type="radio" name={name} checked={isChosen} onChange={() => choose({ leadId, ...option })} />
              <span>{t(`deed.${option.does}`)}</span>
              {option.does !== 'nothing' && rounds > 1 && (
                <select
                  aria-label={t('choices.round')}
                  value={option.round}
                  onChange={({ target }) => {
                    const round = Number(target.value);
                    setPicked({ ...picked, [option.does]: round });
                    if (isChosen) choose({ leadId, does: option.does, round });
                  }}
                >
                  {Array.from({ length: rounds - first }, (_, index) => first + index).map((round) => (
                    <option key={round} value={round}>
                      {t('round', { round: round + 1 })}
                    </option>
                  ))}
                </select>
              )}
              <Outcome outcome={outcome} />
            </label>
          );
        })}
      </Box>
      {effect && effect.does !== 'nothing' && <Effect effect={effect} />}
    </>
  );
}

function Outcome({ outcome }: { outcome: ComparedChoice | undefined }) {
  const { t } = useTranslation('rehearsal');
  const { day } = useDates();
  if (!outcome)
    return (
      <Text grow before="auto" weight={400} textAlign="right" className="muted small">
        …
      </Text>
    );
  const { does, mails, last, skipped, until } = outcome;
  const number = formatNumber(mails);
  const [passed] = skipped;
  const words =
    until !== null
      ? t('outcome.until', { count: mails, number, day: day(until) })
      : does === 'bounces'
        ? t('outcome.guard', { count: mails, number })
        : does === 'replies' || does === 'optsOut'
          ? t('outcome.stops', { count: mails, number })
          : passed !== undefined
            ? t('outcome.skipped', { count: mails, number, round: passed + 1 })
            : t('outcome.last', { count: mails, number, day: last ? day(last) : '' });
  return (
    <Text grow before="auto" weight={400} textAlign="right" className="muted small">
      {words}
    </Text>
  );
}

/** How the rest of the campaign differs from this person doing nothing. */
function Effect({ effect: { mailsMore, others } }: { effect: ComparedChoice }) {
  const { t } = useTranslation('rehearsal');
  const names = others.map(({ name, company, mailsMore: more }) =>
    t('effect.one', { name: company ? t('effect.at', { name, company }) : name, number: signed(more) }),
  );
  const count = Math.abs(mailsMore);
  return (
    <Row
      as="p"
      above={2.5}
      before={5}
      after={5}
      tone="secondary"
      size={12}
      leading={17}
      align="stretch"
      className={styles.effect}
    >
      <GitBranch size={14} aria-hidden />
      <span>
        <Text as="b" weight={600}>
          {mailsMore === 0
            ? t('effect.same')
            : t(mailsMore < 0 ? 'effect.fewer' : 'effect.more', { count, number: formatNumber(count) })}
        </Text>{' '}
        {names.length === 0 ? t('effect.nobody') : t('effect.than', { names: formatList(names, languageNow()) })}
      </span>
    </Row>
  );
}

const signed = (value: number) => (value > 0 ? `+${formatNumber(value)}` : `−${formatNumber(-value)}`);
