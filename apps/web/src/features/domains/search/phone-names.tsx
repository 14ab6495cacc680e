import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MISSING } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import parts from '../shared/parts.module.css';
import { AddName } from './add-name.tsx';
import { NameProgress } from './name-progress.tsx';
import { BlocklistWords, NameWords } from './name-words.tsx';
import { NarrowNames } from './narrow-names.tsx';
import { SearchBox } from './search-box.tsx';
import type { CartState } from './use-cart.ts';
import type { NameSearch } from './use-name-search.ts';

type PhoneNamesProps = {
  cart: CartState;
  search: NameSearch;
  ownTo: (domain: string) => string;
  existingTo: string;
  ordersTo: string;
};

/** The word and its names, one below the other. */
export function PhoneNames({ cart, search, ownTo, existingTo, ordersTo }: PhoneNamesProps) {
  const { t } = useTranslation('domains');
  const { asked, names, isReadable, total } = search;
  return (
    <>
      <Stack gap={3} pad="3 4">
        <SearchBox cart={cart} search={search} />
        <NameProgress search={search} />
        {isReadable && <NarrowNames cart={cart} search={search} />}
        {asked.error && asked.data === undefined && (
          <Note tone="red" action={<Button onClick={() => void asked.refetch()}>{t('retry')}</Button>}>
            {asked.error.message}
          </Note>
        )}
        {isReadable && asked.data !== undefined && names.length === 0 && (
          <p className="muted">{t(total > 0 ? 'search.narrowed' : 'search.otherWord')}</p>
        )}
        {!isReadable && (
          <Stack gap={4}>
            <p className="muted">{t('search.emptyText')}</p>
            <Link className={`link ${parts.tall}`} to={existingTo}>
              {t('search.ownStep')}
            </Link>
            <Link className={`link ${parts.tall}`} to={ordersTo}>
              {t('search.ordersStep')}
            </Link>
          </Stack>
        )}
      </Stack>
      <ul aria-label={t('search.names')}>
        {names.map((name) => (
          <Box key={name.domain} as="li" pad="3 4" border="top" className={parts.phoneRow}>
            <Stack gap={1}>
              <NameWords name={name} query={cart.query} />
              <BlocklistWords name={name} />
              <Row minWidth={0} gap={2} spread>
                <span className="numbers">
                  <span className="medium">{name.firstYear ? showMoney(name.firstYear) : MISSING}</span>{' '}
                  {name.renewal && (
                    <span className="muted small">{t('search.thenPrice', { price: showMoney(name.renewal) })}</span>
                  )}
                </span>
                <AddName name={name} cart={cart} ownTo={ownTo(name.domain)} />
              </Row>
            </Stack>
          </Box>
        ))}
      </ul>
    </>
  );
}
