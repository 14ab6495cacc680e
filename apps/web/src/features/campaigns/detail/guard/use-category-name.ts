import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { useTranslation } from 'react-i18next';

/** A category as people know it; one this page does not know is shown as it comes. */
export function useCategoryName() {
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const known = (category: string) => [...CATEGORIES, 'NEVER' as const].find((each) => each === category);
  return {
    name: (category: string) => {
      const found = known(category);
      return found ? t(`category.${found}`) : category;
    },
    words: (category: string) => {
      const found = known(category);
      return found ? t(`campaign-words:categoryWords.${found}`) : category;
    },
  };
}
