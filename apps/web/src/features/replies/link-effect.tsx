import type { LinkCandidate } from '@outrider/contract/campaigns/replies';
import { ChartColumn, Plus, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/format.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { roundWords } from './round-words.ts';

type LinkEffectProps = { candidate: LinkCandidate; from: string };

/** What linking does, with numbers, before it is done. */
export function LinkEffect({ candidate, from }: LinkEffectProps) {
  const { t } = useTranslation('inbox');
  const { name, email, mail, effect } = candidate;
  const who = name || email;
  const round = roundWords(t, mail);
  const stops = effect.stops && {
    first: effect.stops.first + 1,
    last: effect.stops.last + 1,
    who,
    count: effect.stops.last - effect.stops.first + 1,
  };
  const lines = [
    {
      icon: Square,
      words: [
        stops ? t('link.effect.stops', stops) : t('link.effect.nothingLeft', { who }),
        effect.colleagues > 0 ? t('link.effect.colleagues', { count: effect.colleagues }) : '',
      ]
        .filter(Boolean)
        .join(' '),
    },
    ...(effect.isNewAddress ? [{ icon: Plus, words: t('link.effect.address', { from, who }) }] : []),
    {
      icon: ChartColumn,
      words: t('link.effect.counts', {
        round,
        before: formatNumber(effect.replies),
        after: formatNumber(effect.replies + 1),
      }),
    },
  ];
  return (
    <Stack as="section" gap={3} aria-label={t('link.effect.title')}>
      <h3 className="strong">{t('link.effect.title')}</h3>
      <Stack as="ul" gap={3}>
        {lines.map(({ icon: Icon, words }) => (
          <Row minWidth={0} key={words} as="li" gap={3} align="start">
            <Icon size={14} strokeWidth={1.5} aria-hidden />
            <span>{words}</span>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
