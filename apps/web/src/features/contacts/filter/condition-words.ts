import type { ContactCondition } from '@outrider/contract/contacts/contact';
import type { TFunction } from 'i18next';
import type { ContactBook } from '../../../api/contacts/contact-queries.ts';
import { fieldLabel } from '../shared/field-label.ts';

type Words = { name: string; value: string };
type Named = readonly { id: string; name: string }[];

/** A condition as its chip says it: what is asked about, and what has to hold. */
export function conditionWords(
  condition: ContactCondition,
  { t, book }: { t: TFunction<'contacts'>; book: Pick<ContactBook, 'tags' | 'lists'> | undefined },
): Words {
  const either = (words: readonly string[]) => words.join(t('filter.or'));
  const namesOf = (ids: readonly string[], known: Named = []) =>
    ids.map((id) => known.find((each) => each.id === id)?.name ?? t('filter.gone')).join(t('filter.comma'));
  switch (condition.kind) {
    case 'field': {
      const field = fieldLabel(condition.field, t);
      const values = condition.values.join(t('filter.comma'));
      if (condition.is === 'contains') return { name: t('filter.has', { field }), value: values };
      return { name: field, value: condition.is === 'anyOf' ? values : t(`filter.is.${condition.is}`) };
    }
    case 'tag':
      return { name: t(condition.not ? 'filter.withoutTag' : 'filter.tag'), value: namesOf(condition.ids, book?.tags) };
    case 'list':
      return {
        name: t(condition.not ? 'filter.withoutList' : 'filter.list'),
        value: namesOf(condition.ids, book?.lists),
      };
    case 'verification':
      return {
        name: t('filter.verification'),
        value: either(condition.categories.map((category) => t(`filter.category.${category}`))),
      };
    case 'event':
      return { name: t('filter.event'), value: either(condition.events.map((event) => t(`event.${event}`))) };
    case 'ever': {
      const events = either(condition.events.map((event) => t(`event.${event}`)));
      const campaigns = t('filter.campaigns', { count: condition.campaignIds.length });
      return {
        name: t(condition.not ? 'filter.never' : 'filter.ever'),
        value: condition.campaignIds.length > 0 ? t('filter.eventsIn', { events, campaigns }) : events,
      };
    }
    case 'campaign':
      return {
        name: t(condition.not ? 'filter.withoutCampaign' : 'filter.campaign'),
        value: t('filter.campaigns', { count: condition.campaignIds.length }),
      };
    case 'activity':
      return {
        name: t(condition.not ? 'filter.noActivity' : 'filter.activity'),
        value: t(`filter.within.${condition.within}`),
      };
    case 'suppressed':
      return { name: t('filter.suppressed'), value: t(condition.is ? 'filter.yes' : 'filter.no') };
  }
}
