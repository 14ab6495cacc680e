import { billingAddress } from '@outrider/contract/billing/subscription';
import * as billingErrors from '@outrider/contract/errors/billing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type BillingAddress, saveAddressMutation } from '../../../api/billing.ts';
import { countriesQuery } from '../../../api/mailboxes/places.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { drafts } from '../../../platform/drafts.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Labelled } from '../../../ui/form/labelled.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormButtons } from '../../../ui/overlay/form-dialog.tsx';
import styles from './overview.module.css';

const DRAFT = 'billing-address';
const EMPTY: BillingAddress = { name: '', street: '', postcode: '', city: '', country: '', taxId: '' };
const typedAddress = z.object({
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  taxId: z.string(),
});
const LINES = [
  ['name', 'organization'],
  ['street', 'street-address'],
  ['postcode', 'postal-code'],
  ['city', 'address-level2'],
] as const;

/** The address invoices are made out to. What was typed is kept until it is saved. */
export function AddressDialog({ address, onClose }: { address: BillingAddress | null; onClose: () => void }) {
  const { t } = useTranslation('billing');
  const { data: countries = [] } = useQuery(countriesQuery());
  const { mutateAsync: save, error } = useMutation(saveAddressMutation);
  const form = useZodForm({
    schema: billingAddress,
    initial: drafts.read(DRAFT, typedAddress) ?? address ?? EMPTY,
    onSubmit: async (typed) => {
      try {
        await save(typed);
        drafts.clear(DRAFT);
        onClose();
      } catch (refused) {
        if (isTaxId(refused)) form.refuse('taxId', refused.message);
      }
    },
  });
  const kept = <F extends keyof BillingAddress>(name: F) => {
    const field = form.field(name);
    return {
      ...field,
      onChange: (value: string) => {
        field.onChange(value);
        drafts.write(DRAFT, { ...form.values, [name]: value });
      },
    };
  };
  const country = kept('country');
  return (
    <Dialog title={t('address.title')} onClose={onClose}>
      <Grid as="form" gap={4} className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        {LINES.map(([name, autoComplete]) => (
          <TextField key={name} label={t(`address.${name}`)} autoComplete={autoComplete} {...kept(name)} />
        ))}
        <Labelled label={t('address.country')} hint={country.error && <FieldError>{country.error}</FieldError>}>
          {(id) => (
            <select
              id={id}
              name="country"
              className={styles.select}
              autoComplete="country"
              value={country.value}
              aria-invalid={country.error !== undefined}
              onChange={({ target }) => country.onChange(target.value)}
              onBlur={country.onBlur}
            >
              <option value="">{t('address.choose')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <TextField
          label={t('address.taxId')}
          {...kept('taxId')}
          hint={<span className="muted small">{t('address.taxIdHint')}</span>}
        />
        {error && !isTaxId(error) && <Note tone="red">{error.message}</Note>}
        <FormButtons
          submitText={t('address.save')}
          cancelText={t('address.close')}
          isBusy={form.isBusy}
          onCancel={onClose}
        />
      </Grid>
    </Dialog>
  );
}

const isTaxId = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === billingErrors.taxIdMalformed.code;
