import { listCities, listCountries } from '@outrider/contract/mailboxes/places';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { languageNow } from '../../i18n/i18n.ts';
import { call } from '../../platform/api.ts';

/** They change with the maps, not with the day. */
const FRESH_FOR_MS = Number.POSITIVE_INFINITY;

/** Named in the language that is read now. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ['places', 'countries', languageNow()],
    queryFn: async ({ signal }) => (await call(listCountries, {}, { silent: true, signal })).countryList,
    staleTime: FRESH_FOR_MS,
  });

export const citiesQuery = (countryCode: string, search: string) =>
  queryOptions({
    queryKey: ['places', 'cities', countryCode, search],
    queryFn: async ({ signal }) => (await call(listCities, { countryCode, search }, { silent: true, signal })).cityList,
    staleTime: FRESH_FOR_MS,
    placeholderData: keepPreviousData,
  });
