import type { getPreconditions } from '@outrider/contract/domains/names';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { preconditionsQuery } from '../../../api/domains.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';

type Part = z.infer<typeof getPreconditions.output>['parts'][number];

/** What registrar, mail host and card processor still lack before anything can be bought; nothing when all is there. */
export function Preconditions() {
  const { t } = useTranslation('domains');
  const { data: parts, isFetching, refetch } = useQuery(preconditionsQuery);
  const lacking = parts?.filter(({ lacks }) => lacks.length > 0) ?? [];
  if (lacking.length === 0) return null;
  const isHindered = lacking.some(({ isReady }) => !isReady);
  return (
    <Note tone="amber">
      <Stack as="section" gap={3} aria-label={t(isHindered ? 'lacks.title' : 'lacks.domains')}>
        <strong className="medium">{t(isHindered ? 'lacks.title' : 'lacks.domains')}</strong>
        {lacking.map((part) => (
          <PartLacks key={part.part} {...part} />
        ))}
        <div>
          <Button small busy={isFetching} onClick={() => void refetch()}>
            {t('lacks.again')}
          </Button>
        </div>
      </Stack>
    </Note>
  );
}

function PartLacks({ part, provider, lacks }: Part) {
  const { t } = useTranslation('domains');
  const name = t(`lacks.part.${part}`);
  return (
    <Stack gap={1}>
      <span className="secondary">{provider === '' ? name : t('lacks.named', { part: name, provider })}</span>
      <Stack as="ul" gap={2}>
        {lacks.map(({ need, words }) => (
          <li key={`${need} ${words}`}>
            {t(`lacks.need.${need}`)}
            {words !== '' && <div className="secondary small">{words}</div>}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
