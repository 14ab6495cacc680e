import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/layout.tsx';

/** What is left of the practice world for the work outside. */
export function WhatYouKeep() {
  const { t } = useTranslation('first-steps');
  return (
    <Grid as="footer" columns="16px minmax(0, 1fr)" gap={3} pad="4 0 0" border="top">
      <Info size={16} strokeWidth={1.5} aria-hidden />
      <div>
        <div className="medium">{t('keep.title')}</div>
        <p className="muted small">{t('keep.text')}</p>
      </div>
    </Grid>
  );
}
