import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusals } from '../../../platform/refusals.ts';
import { Banner } from '../../../ui/banner.tsx';
import { isPlanFull } from './plan-refusals.ts';

/** After a call that the plan has no room for: the server's words stay, with the way to a plan that has. */
export function PlanFullBanner({ to }: { to: string }) {
  const { t } = useTranslation('shell');
  const [words, setWords] = useState<string>();
  useEffect(() => refusals.listen((refusal) => isPlanFull(refusal) && setWords(refusal.message)), []);
  if (words === undefined) return null;
  const close = () => setWords(undefined);
  return (
    <Banner
      isAlert
      action={
        <>
          <Link to={to} onClick={close}>
            {t('planFull.see')}
          </Link>
          <button type="button" aria-label={t('planFull.close')} onClick={close}>
            <X size={16} aria-hidden />
          </button>
        </>
      }
    >
      {words}
    </Banner>
  );
}
