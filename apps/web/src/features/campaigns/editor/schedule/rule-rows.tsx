import { UNCHECKED_POLICIES, UNKNOWN_ADDRESS_POLICIES, UNKNOWN_POLICIES } from '@outrider/campaign-rules/campaign';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../../../ui/controls/input.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { partOnPress } from '../../../../ui/lazy/part-on-press.ts';
import { changeSettings } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { FollowUpRows } from './follow-up-rows.tsx';
import { Row } from './form-rows.tsx';
import styles from './schedule-step.module.css';

const PostalAddressDialog = partOnPress(
  async () => (await import('../postal-address/postal-address-dialog.tsx')).PostalAddressDialog,
);

const TEXT_MAX = 300;

/** What is measured, what stops a lead, and what stands below every mail. */
export function RuleRows() {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const { tracking, stops, addresses, footer } = useDraft(({ settings }) => settings);
  const [isByParts, setByParts] = useState(false);
  const setPostalAddress = (postalAddress: string) => editor.change(changeSettings('footer', { postalAddress }));
  return (
    <>
      <Row label={t('rules.tracking')} hint={t('rules.trackingHint')}>
        <Choice
          word={t('rules.opens')}
          isOn={tracking.opens}
          onChange={(opens) => editor.change(changeSettings('tracking', { opens }))}
        />
        <Choice
          word={t('rules.clicks')}
          isOn={tracking.clicks}
          onChange={(clicks) => editor.change(changeSettings('tracking', { clicks }))}
        />
        <div className={shared.line}>
          <span className="muted">{t('who.unknown')}</span>
          <Select
            size="small"
            aria-label={t('who.unknown')}
            hasWideList
            value={tracking.unknownOpens}
            options={UNKNOWN_POLICIES.map((value) => ({ value, label: t(`who.policy.${value}`) }))}
            onChange={(unknownOpens) => editor.change(changeSettings('tracking', { unknownOpens }))}
          />
        </div>
      </Row>
      <Row label={t('rules.stops')} hint={t('rules.stopsHint')}>
        <Choice
          word={t('rules.onCompanyReply')}
          isOn={stops.onCompanyReply}
          onChange={(onCompanyReply) => editor.change(changeSettings('stops', { onCompanyReply }))}
        />
        <Choice
          word={t('rules.onClick')}
          isOn={stops.onClick}
          onChange={(onClick) => editor.change(changeSettings('stops', { onClick }))}
        />
      </Row>
      <FollowUpRows />
      <Row label={t('rules.addresses')} hint={t('rules.addressesHint')}>
        <div className={shared.line}>
          <span className="muted">{t('category.UNKNOWN')}</span>
          <Select
            size="small"
            aria-label={t('category.UNKNOWN')}
            hasWideList
            value={addresses.unknown}
            options={UNKNOWN_ADDRESS_POLICIES.map((value) => ({ value, label: t(`rules.unknown.${value}`) }))}
            onChange={(unknown) => editor.change(changeSettings('addresses', { unknown }))}
          />
          <span className="muted">{t('category.UNCHECKED')}</span>
          <Select
            size="small"
            aria-label={t('category.UNCHECKED')}
            hasWideList
            value={addresses.unchecked}
            options={UNCHECKED_POLICIES.map((value) => ({ value, label: t(`rules.unchecked.${value}`) }))}
            onChange={(unchecked) => editor.change(changeSettings('addresses', { unchecked }))}
          />
        </div>
      </Row>
      <Row label={t('rules.footer')} hint={t('rules.footerHint')}>
        <Input
          className={styles.text ?? ''}
          aria-label={t('rules.postalAddress')}
          placeholder={t('rules.postalAddress')}
          maxLength={TEXT_MAX}
          value={footer.postalAddress}
          onChange={(event) => setPostalAddress(event.target.value)}
        />
        <button type="button" className={`link ${styles.byParts}`} onClick={() => setByParts(true)}>
          {t('postal.open')}
        </button>
        {isByParts && (
          <PostalAddressDialog
            line={footer.postalAddress}
            maxLength={TEXT_MAX}
            onClose={() => setByParts(false)}
            onTake={(line) => {
              setPostalAddress(line);
              setByParts(false);
            }}
          />
        )}
        <Input
          className={styles.text ?? ''}
          aria-label={t('rules.optOutLine')}
          placeholder={t('rules.optOutLine')}
          maxLength={TEXT_MAX}
          value={footer.optOutLine}
          onChange={(event) => editor.change(changeSettings('footer', { optOutLine: event.target.value }))}
        />
      </Row>
    </>
  );
}

function Choice({ word, isOn, onChange }: { word: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className={shared.line}>
      <Switch id={id} checked={isOn} onChange={onChange} />
      <label htmlFor={id}>{word}</label>
    </div>
  );
}
