// @vitest-environment jsdom
import { listCities, listCountries } from '@outrider/contract/mailboxes/places';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../../ui/testing.tsx';
import { PostalAddressDialog } from './postal-address-dialog.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const countryList = [
  { code: 'AT', name: 'Austria' },
  { code: 'DE', name: 'Germany' },
];

test('an address is put together from its parts, with cities of its country to choose from', async () => {
  const asked = serveCalls({
    [listCountries.path]: () => ({ countryList }),
    [listCities.path]: () => ({ cityList: [{ name: 'Hamburg', timeZone: 'Europe/Berlin' }] }),
  });
  const onTake = vi.fn();
  await showPart(
    <PostalAddressDialog line="Kaistraße 4, 1010 Wien, Austria" maxLength={300} onClose={() => {}} onTake={onTake} />,
    ['campaign-editor'],
  );
  expect(await screen.findByLabelText('Company, street and number')).toHaveProperty('value', 'Kaistraße 4');
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
  await userEvent.click(await screen.findByTitle('Germany'));
  await userEvent.clear(screen.getByLabelText('Postal code'));
  await userEvent.type(screen.getByLabelText('Postal code'), '20457');
  await userEvent.clear(screen.getByRole('combobox', { name: 'City' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'Ham');
  await userEvent.click(await screen.findByTitle('Hamburg'));
  expect(asked.filter(({ path }) => path === listCities.path).at(-1)?.input).toMatchObject({ countryCode: 'DE' });
  await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(onTake).toHaveBeenCalledExactlyOnceWith('Kaistraße 4, 20457 Hamburg, Germany');
});

test('without countries the dialog says why and asks again', async () => {
  serveCalls({
    [listCountries.path]: () => {
      throw OFFLINE;
    },
  });
  await showPart(<PostalAddressDialog line="" maxLength={300} onClose={() => {}} onTake={() => {}} />, [
    'campaign-editor',
  ]);
  await screen.findByText('Network error, please try again later');
  screen.getByRole('button', { name: 'Retry' });
});
