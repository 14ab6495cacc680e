import type { ContactCondition, ContactFilter } from '@outrider/contract/contacts/contact';
import type { ContactGroupChoice } from '../../../platform/contact-groups.ts';

const NEVER_VERIFIED: ContactCondition = { kind: 'verification', categories: ['NEVER'] };

export function chosenFilter(choice: ContactGroupChoice | undefined, isOnlyNew: boolean): ContactFilter {
  const { search, conditions } = choice?.filter ?? { search: '', conditions: [] };
  return { search, conditions: isOnlyNew ? [...conditions, NEVER_VERIFIED] : conditions };
}
