import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import type { TFunction } from 'i18next';

/** A paste has no name of its own. */
export const sourceName = (t: TFunction<'campaigns'>, { name, kind }: Pick<LeadSource, 'name' | 'kind'>): string =>
  name === '' ? t(`sources.kind.${kind}.name`) : name;
