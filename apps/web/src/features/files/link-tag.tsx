import type { FileLink } from '@outrider/contract/files/link';
import { useTranslation } from 'react-i18next';
import { MISSING } from '../../platform/format.ts';
import { nowMs } from '../../platform/time/world-time.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const DAY_MS = 86_400_000;
const SOON_DAYS = 7;

const TONES: Record<FileLink['state'], Tone> = { active: 'green', expired: 'grey', revoked: 'red', usedUp: 'grey' };

/** What became of a link, in a word; one that ends within a week says when. */
export function LinkTag({ link }: { link: FileLink | null }) {
  const { t } = useTranslation('files');
  if (!link) return <span className="muted">{MISSING}</span>;
  const days = link.expiresAt ? Math.ceil((Date.parse(link.expiresAt) - nowMs()) / DAY_MS) : SOON_DAYS + 1;
  if (link.state === 'active' && days <= SOON_DAYS) {
    return (
      <Tag tone="amber" dot>
        {t('state.ends', { count: days })}
      </Tag>
    );
  }
  return (
    <Tag tone={TONES[link.state]} dot>
      {t(`state.${link.state}`)}
    </Tag>
  );
}
