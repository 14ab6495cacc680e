import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { preconditionsQuery } from '../../../api/domains.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Note } from '../../../ui/note.tsx';

/** What registrar, mail host and card processor still lack before anything can be bought; nothing when all is there. */
export function Preconditions() {
  const { t } = useTranslation('domains');
  const { data: parts, isFetching, refetch } = useQuery(preconditionsQuery);
  const lacking = parts?.filter(({ isReady }) => !isReady) ?? [];
  if (lacking.length === 0) return null;
  return (
    <Note
      tone="amber"
      action={
        <Button small busy={isFetching} onClick={() => void refetch()}>
          {t('lacks.again')}
        </Button>
      }
    >
      <Stack gap={2}>
        <span className="medium">{t('lacks.title')}</span>
        {lacking.map(({ part, provider, lacks }) => (
          <Stack key={part} gap={1}>
            <span>{t(`lacks.part.${part}`, { provider })}</span>
            <ul>
              {lacks.map(({ need, words }) => (
                <li key={need} className="secondary">
                  {t(`lacks.need.${need}`)}
                  {words !== '' && <span className="mono"> {words}</span>}
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </Note>
  );
}
