import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { citiesQuery, countriesQuery } from '../../../../api/mailboxes/places.ts';
import { AutoComplete, Select } from '../../../../ui/ant/select.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Labelled, LabelledFields } from '../../../../ui/form/labelled.tsx';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';
import { type Country, type PostalAddress, readPostalAddress, writePostalAddress } from './postal-address.ts';

type PostalAddressDialogProps = {
  line: string;
  maxLength: number;
  onClose: () => void;
  onTake: (line: string) => void;
};

/** The sender's address by its parts, with countries and cities to choose from; what comes of it is one line. */
export function PostalAddressDialog(props: PostalAddressDialogProps) {
  const { t } = useTranslation('campaign-editor');
  const asked = useQuery(countriesQuery());
  if (asked.data) return <AddressForm {...props} countries={asked.data} />;
  return (
    <Modal title={t('postal.title')} footer={null} onCancel={props.onClose}>
      <FailedNote query={asked} />
    </Modal>
  );
}

const REST_MS = 200;

function AddressForm({
  line,
  maxLength,
  countries,
  onClose,
  onTake,
}: PostalAddressDialogProps & { countries: Country[] }) {
  const { t } = useTranslation('campaign-editor');
  const [address, setAddress] = useState(() => readPostalAddress(line, countries));
  const change = (changed: Partial<PostalAddress>) => setAddress((known) => ({ ...known, ...changed }));
  const code = countries.find(({ name }) => name === address.country)?.code;
  const written = writePostalAddress(address, countries);
  return (
    <Modal
      width={480}
      title={t('postal.title')}
      okText={t('postal.take')}
      cancelText={t('cancel')}
      needs={written === '' && 'text'}
      okDisabled={written.length > maxLength}
      onOk={() => onTake(written)}
      onCancel={onClose}
    >
      <LabelledFields>
        <Labelled label={t('postal.street')}>
          {(id) => (
            <Input
              id={id}
              autoComplete="street-address"
              value={address.street}
              onChange={(event) => change({ street: event.target.value })}
            />
          )}
        </Labelled>
        <Labelled label={t('postal.country')}>
          {(id) => (
            <Select
              id={id}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              value={address.country || null}
              options={countries.map(({ name }) => ({ value: name, label: name }))}
              onChange={(country: string | undefined) => change({ country: country ?? '' })}
            />
          )}
        </Labelled>
        <Labelled label={t('postal.postalCode')}>
          {(id) => (
            <Input
              id={id}
              autoComplete="postal-code"
              value={address.postalCode}
              onChange={(event) => change({ postalCode: event.target.value })}
            />
          )}
        </Labelled>
        <Labelled label={t('postal.city')}>
          {(id) => <City id={id} countryCode={code} city={address.city} onCity={(city) => change({ city })} />}
        </Labelled>
        <Labelled
          label={t('postal.line')}
          hint={written.length > maxLength ? t('postal.tooLong', { max: maxLength }) : undefined}
        >
          {(id) => (
            <output id={id} className="secondary">
              {written || t('postal.nothing')}
            </output>
          )}
        </Labelled>
      </LabelledFields>
    </Modal>
  );
}

type CityProps = { id: string; countryCode: string | undefined; city: string; onCity: (city: string) => void };

/** The largest that begin with what was typed; any other can be typed too. */
function City({ id, countryCode, city, onCity }: CityProps) {
  const search = useDebounced(city.trim(), REST_MS);
  const { data: cities = [] } = useQuery({
    ...citiesQuery(countryCode ?? '', search),
    enabled: countryCode !== undefined,
  });
  return (
    <AutoComplete
      id={id}
      value={city}
      options={[...new Set(cities.map(({ name }) => name))].map((value) => ({ value }))}
      onChange={(typed: string) => onCity(typed)}
    />
  );
}
