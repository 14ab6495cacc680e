import type { Round } from '@outrider/campaign-rules/campaign';
import type { TFunction } from 'i18next';

export const conditionWords = (
  t: TFunction<'campaigns'>,
  { condition, field }: Pick<Round, 'condition'> & { field?: Round['field'] | null },
): string =>
  condition === 'field' && field && field.name !== ''
    ? t(`conditions.says.${field.test}`, { field: field.name, value: field.value })
    : t(`conditions.${condition}`);
