import type { Category } from '@outrider/email-verifier/verdict';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/tag.tsx';
import { CATEGORY_TONES } from '../../../ui/theme/category-tones.ts';

/** What verification found about an address. */
export function CategoryTag({ category }: { category: Category }) {
  const { t } = useTranslation('contacts');
  return <Tag tone={CATEGORY_TONES[category]}>{t(`category.${category}`)}</Tag>;
}
