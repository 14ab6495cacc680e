import { type Person, REPLY_LABELS } from '@outrider/contract/inbox/message';
import { ChevronDown, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEANING_TONES, nameOf } from '../../../features/inbox/shared/marks.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Sheet, SheetRow } from '../../../ui/overlay/sheet.tsx';
import styles from './search-page.module.css';
import type { SearchParts } from './search-text.ts';
import fields from './sheets/sheet-field.module.css';

const RECENT_MS = 90 * 24 * 60 * 60 * 1000;
const recentDay = () => new Date(nowMs() - RECENT_MS).toISOString().slice(0, 10);

type SearchChipsProps = {
  parts: SearchParts;
  /** Who wrote what was found, to choose from. */
  senders: readonly Person[];
  onParts: (parts: SearchParts) => void;
};

/** Narrows a search without its operators having to be known. */
export function SearchChips({ parts, senders, onParts }: SearchChipsProps) {
  const { t } = useTranslation('inbox');
  const [asking, setAsking] = useState<'from' | 'meaning'>();
  const { from, meaning, hasFile, isUnread, after } = parts;
  const change = (changed: Partial<SearchParts>) => {
    setAsking(undefined);
    onParts({ ...parts, ...changed });
  };
  return (
    <Row as="fieldset" rigid gap={1.5} pad="0 4 1" align="stretch" className={styles.chips}>
      <legend className="visually-hidden">{t('phone.search.filters')}</legend>
      <Chip isOn={after !== ''} onPress={() => change({ after: after === '' ? recentDay() : '' })}>
        {t('phone.search.recent')}
      </Chip>
      <Chip isOn={from !== ''} opens onPress={() => (from === '' ? setAsking('from') : change({ from: '' }))}>
        {from === '' ? t('phone.search.from') : t('phone.search.fromIs', { who: from })}
      </Chip>
      <Chip
        isOn={meaning !== undefined}
        opens
        onPress={() => (meaning ? change({ meaning: undefined }) : setAsking('meaning'))}
      >
        {meaning ? t(`meaning.${meaning}`) : t('phone.search.meaning')}
      </Chip>
      <Chip isOn={hasFile} onPress={() => change({ hasFile: !hasFile })}>
        {t('phone.search.hasFile')}
      </Chip>
      <Chip isOn={isUnread} onPress={() => change({ isUnread: !isUnread })}>
        {t('phone.search.unread')}
      </Chip>
      {asking === 'from' && (
        <FromSheet senders={senders} onFrom={(who) => change({ from: who })} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'meaning' && (
        <Sheet title={t('phone.search.meaning')} onClose={() => setAsking(undefined)}>
          {REPLY_LABELS.map((label) => (
            <SheetRow
              key={label}
              icon={<Dot tone={MEANING_TONES[label]} />}
              onChoose={() => change({ meaning: label })}
            >
              {t(`meaning.${label}`)}
            </SheetRow>
          ))}
        </Sheet>
      )}
    </Row>
  );
}

type ChipProps = { isOn: boolean; opens?: boolean; onPress: () => void; children: ReactNode };

const Chip = ({ isOn, opens = false, onPress, children }: ChipProps) => (
  <Box
    type="button"
    as="button"
    rigid
    height={44}
    pad={0}
    tone="default"
    className={styles.chip}
    aria-pressed={isOn}
    onClick={onPress}
  >
    <Row as="span" gap={1.5} height={36} pad="0 2.5" border="all" borderTone="strong" rounded surface="raised">
      {children}
      {isOn ? <X size={14} aria-hidden /> : opens && <ChevronDown size={14} aria-hidden />}
    </Row>
  </Box>
);

type FromSheetProps = { senders: readonly Person[]; onFrom: (who: string) => void; onClose: () => void };

function FromSheet({ senders, onFrom, onClose }: FromSheetProps) {
  const { t } = useTranslation('inbox');
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFrom(typed.trim());
  };
  return (
    <Sheet title={t('phone.search.from')} onClose={onClose}>
      <form className={fields.line} onSubmit={submit}>
        <input
          className={fields.field}
          aria-label={t('phone.search.who')}
          placeholder={t('phone.search.who')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button submit>{t('phone.search.use')}</Button>
      </form>
      {senders.map((sender) => (
        <SheetRow key={sender.email} onChoose={() => onFrom(sender.email)}>
          {nameOf(sender)}
        </SheetRow>
      ))}
    </Sheet>
  );
}
