import type { FollowUps } from '@outrider/campaign-rules/campaign';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { InputNumber } from '../../../../ui/controls/input-number.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { changeSettings } from '../draft/edit-draft.ts';
import { useCampaignId, useDraft, useEditor } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { Row } from './form-rows.tsx';

const USUAL_DAYS = 30;
const DAYS_MAX = 730;
const OVER: readonly string[] = ['cancel'];

/** Which campaign writes on after a reply with a meaning; nothing does unless it is switched on. */
export function FollowUpRows() {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const campaignId = useCampaignId();
  const { notNow, wrongPerson } = useDraft(({ settings }) => settings.followUps) ?? {};
  const { data } = useQuery(campaignsQuery({ pageSize: 200 }));
  const others =
    data?.campaignList.filter((each) => each.campaignId !== campaignId && !OVER.includes(each.status)) ?? [];
  const first = others[0]?.campaignId;
  const options = others.map((each) => ({ value: each.campaignId, label: each.name }));
  const change = (changed: Partial<FollowUps>) => editor.change(changeSettings('followUps', changed));
  return (
    <Row label={t('rules.followUps')} hint={t('rules.followUpsHint')}>
      <Choice
        word={t('rules.notNow')}
        isOn={notNow !== undefined}
        isDisabled={first === undefined && notNow === undefined}
        onChange={(isOn) =>
          change({ notNow: isOn && first !== undefined ? { campaignId: first, afterDays: USUAL_DAYS } : undefined })
        }
      />
      {notNow && (
        <div className={shared.line}>
          <Target
            value={notNow.campaignId}
            options={options}
            onChange={(to) => change({ notNow: { ...notNow, campaignId: to } })}
          />
          <span className="muted">{t('rules.notNowAfter')}</span>
          <InputNumber
            size="small"
            aria-label={t('rules.followUpDays')}
            min={1}
            max={DAYS_MAX}
            value={notNow.afterDays}
            onChange={(afterDays) => afterDays !== null && change({ notNow: { ...notNow, afterDays } })}
          />
          <span className="muted">{t('rules.days')}</span>
        </div>
      )}
      <Choice
        word={t('rules.wrongPerson')}
        isOn={wrongPerson !== undefined}
        isDisabled={first === undefined && wrongPerson === undefined}
        onChange={(isOn) => change({ wrongPerson: isOn && first !== undefined ? { campaignId: first } : undefined })}
      />
      {wrongPerson && (
        <Target
          value={wrongPerson.campaignId}
          options={options}
          onChange={(to) => change({ wrongPerson: { campaignId: to } })}
        />
      )}
      {data && first === undefined && <span className="muted small">{t('rules.noOther')}</span>}
    </Row>
  );
}

type TargetProps = { value: string; options: { value: string; label: string }[]; onChange: (to: string) => void };

function Target({ value, options, onChange }: TargetProps) {
  const { t } = useTranslation('campaign-editor');
  const isKnown = options.some((option) => option.value === value);
  return (
    <Select
      size="small"
      showSearch
      aria-label={t('rules.followUpCampaign')}
      placeholder={t('rules.chooseCampaign')}
      hasWideList
      value={isKnown ? value : null}
      options={options}
      onChange={onChange}
    />
  );
}

type ChoiceProps = { word: string; isOn: boolean; isDisabled: boolean; onChange: (isOn: boolean) => void };

function Choice({ word, isOn, isDisabled, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={shared.line}>
      <Switch id={id} checked={isOn} disabled={isDisabled} onChange={onChange} />
      <label htmlFor={id}>{word}</label>
    </div>
  );
}
