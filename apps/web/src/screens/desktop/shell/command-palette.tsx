import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { NotLoaded } from '../../../ui/list-age.tsx';
import { useToastsInside } from '../../../ui/toast/toast-layer.ts';
import { useSearch } from '../../shared/search/use-search.ts';
import styles from './command-palette.module.css';
import { HitPreview } from './hit-preview.tsx';
import { PaletteKeys } from './palette-keys.tsx';
import { type Option, usePaletteOptions } from './use-palette-options.tsx';

/** Find anything, jump to a page or do something, by keyboard. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  return (
    <UserDates>
      <Palette onClose={onClose} />
    </UserDates>
  );
}

/** A native dialog: the browser keeps the focus inside and closes on Escape. */
function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const search = useSearch(typed);
  const options = usePaletteOptions(search);
  const chosen = options[Math.min(at, options.length - 1)];

  useToastsInside(dialog);
  useReturnFocus(true);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which is no clean-up.
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  const run = (option: Option | undefined) => {
    if (!option) return;
    onClose();
    option.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((at + step + options.length) % Math.max(1, options.length));
    else if (event.key === 'Enter') run(chosen);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes on the backdrop, for which the keyboard has Escape.
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('label')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <label className={styles.query}>
        <Search size={20} strokeWidth={1.5} aria-hidden />
        <input
          value={typed}
          placeholder={t('field')}
          maxLength={100}
          role="combobox"
          aria-label={t('field')}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${options.indexOf(chosen)}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        {search.narrowed !== 'all' && (
          <Box as="span" pad="0.5 2" border="all" borderTone="strong" rounded weight={500} className={styles.narrowed}>
            {t(`narrow.${search.narrowed}`)}
          </Box>
        )}
        <HitCount search={search} />
      </label>
      <Grid columns="minmax(0, 1fr) auto" className={styles.body}>
        <div id={listId} role="listbox" aria-label={t('label')} className={styles.list}>
          {options.map((option, index) => (
            <div key={option.key}>
              {option.group !== options[index - 1]?.group && (
                <Box pad="2.5 4 1" tone="muted" size={12} weight={500} leading={16}>
                  {option.head}
                </Box>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus. */}
              <div
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option === chosen}
                className={styles.option}
                onMouseMove={() => setAt(index)}
                onClick={() => run(option)}
              >
                {option.line}
                {option === chosen && <span className="kbd">↵</span>}
              </div>
            </div>
          ))}
          {search.error && (
            <Row gap={3} pad={4} tone="muted" role="alert">
              {t('failed', { reason: search.error.message })}
              <Button small onClick={search.retry}>
                {t('retry')}
              </Button>
            </Row>
          )}
          {search.waitsForConnection && <NotLoaded isSearch />}
          {options.length === 0 && !search.isSearching && !search.error && !search.waitsForConnection && (
            <Row as="p" gap={3} pad={4} tone="muted">
              {search.words === '' ? t('hint') : t('none', { words: search.words })}
            </Row>
          )}
        </div>
        {chosen?.hit && <HitPreview hit={chosen.hit} onDone={onClose} />}
      </Grid>
      <PaletteKeys />
    </dialog>
  );
}

/** For screen readers as well: how the search goes. */
function HitCount({ search: { count, isSearching } }: { search: ReturnType<typeof useSearch> }) {
  const { t } = useTranslation('search');
  const words = !count
    ? isSearching && t('searching')
    : count.isExact
      ? t('hits', { count: count.count, ms: count.ms })
      : t('moreHits', { count: formatNumber(count.count), ms: count.ms });
  return (
    <Text tone="muted" className={styles.count} role="status">
      {words}
    </Text>
  );
}
