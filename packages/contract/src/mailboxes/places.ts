import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Countries and cities for addresses of people and companies. */
export const listCountries = endpoint({
  method: 'GET',
  path: '/account/api/pub/outrider/account/country',
  access: 'public',
  summary: 'Countries by their ISO 3166 code, named in the reader’s language',
  input: z.object({}),
  output: z.object({ countryList: z.array(z.object({ code: z.string().length(2), name: z.string() })) }),
  errors: [],
});

export const listCities = endpoint({
  method: 'POST',
  path: '/account/api/pub/outrider/account/city',
  access: 'public',
  summary: 'Cities of a country, the largest first',
  input: z.object({
    countryCode: z.string().length(2, 'malformed'),
    search: z.string().trim().max(100, 'tooLong').default(''),
  }),
  output: z.object({ cityList: z.array(z.object({ name: z.string(), timeZone: z.string() })) }),
  errors: ['notFound'],
});
