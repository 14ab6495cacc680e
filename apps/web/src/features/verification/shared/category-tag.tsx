import type { Category } from '@outrider/email-verifier/verdict';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/tag.tsx';
import { CATEGORY_TONES } from '../../../ui/theme/category-tones.ts';

export function CategoryTag({ category }: { category: Category }) {
  const { t } = useTranslation('verification');
  return (
    <Tag tone={CATEGORY_TONES[category]} dot>
      {t(`category.${category}`)}
    </Tag>
  );
}
