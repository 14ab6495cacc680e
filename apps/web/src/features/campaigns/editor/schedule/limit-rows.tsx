import { PROVIDER_MATCHES, PROVIDERS } from '@outrider/campaign-rules/campaign';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { placeOfZone } from '../../../../platform/time/place-of-zone.ts';
import { InputNumber } from '../../../../ui/controls/input-number.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Slider } from '../../../../ui/controls/slider.tsx';
import { usePlaces } from '../../shared/places.ts';
import type { Settings } from '../draft/draft.ts';
import { changeSettings } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { Row } from './form-rows.tsx';
import styles from './schedule-step.module.css';

const MOST = 1_000_000;

/** How many a day, in all and to whom. */
export function LimitRows() {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const places = usePlaces();
  const limits = useDraft(({ settings }) => settings.limits);
  const zone = useDraft(({ settings }) => settings.schedule.zone);
  const change = (changed: Partial<Settings['limits']>) => editor.change(changeSettings('limits', changed));
  const percent = Math.round(limits.newLeadShare * 100);
  return (
    <>
      <Row label={t('limits.daily')} hint={t('limits.dailyHint', { place: placeOfZone(zone) })}>
        <div className={shared.line}>
          <InputNumber
            aria-label={t('limits.daily')}
            className={styles.number ?? ''}
            min={1}
            max={MOST}
            value={limits.daily}
            suffix={<span className="muted small">{t('limits.mails')}</span>}
            onChange={(daily) => change({ daily })}
          />
          <span className="muted small">{t('limits.none')}</span>
        </div>
      </Row>
      <Row label={t('limits.domain')} hint={t('limits.domainHint')}>
        <div className={shared.line}>
          <InputNumber
            aria-label={t('limits.domain')}
            className={styles.number ?? ''}
            min={1}
            max={MOST}
            value={limits.perDomain}
            suffix={<span className="muted small">{t('limits.people')}</span>}
            onChange={(perDomain) => perDomain !== null && change({ perDomain })}
          />
          <span className="muted small">{t('limits.freeMail')}</span>
        </div>
      </Row>
      <Row label={t('limits.provider')} hint={t('limits.providerHint')}>
        <div className={styles.providers}>
          {PROVIDERS.map((provider) => (
            <InputNumber
              key={provider}
              aria-label={t(`provider.${provider}`)}
              className={styles.provider ?? ''}
              min={1}
              max={MOST}
              controls={false}
              placeholder="--"
              prefix={<span className="muted small">{t(`provider.${provider}`)}</span>}
              value={limits.perProvider[provider] ?? null}
              onChange={(limit) => {
                const { [provider]: _before, ...others } = limits.perProvider;
                change({ perProvider: limit === null ? others : { ...others, [provider]: limit } });
              }}
            />
          ))}
        </div>
      </Row>
      <Row label={t('limits.share')} hint={t('limits.shareHint')}>
        <div className={shared.line}>
          <Slider
            label={t('limits.share')}
            value={percent}
            step={5}
            onChange={(value) => change({ newLeadShare: value / 100 })}
          />
          <span className="medium numbers">{t('percent', { value: percent })}</span>
          <span className="muted small">{t('limits.atLeast')}</span>
        </div>
      </Row>
      <Row label={t('limits.match')} hint={t('limits.matchHint')}>
        <div className={shared.line}>
          <Segments
            label={t('limits.match')}
            value={limits.providerMatch}
            options={PROVIDER_MATCHES.map((value) => ({ value, text: t(`limits.matches.${value}`) }))}
            onChange={(providerMatch) => change({ providerMatch })}
          />
          <span className="muted small">
            {t('limits.gap')}{' '}
            <Link to={places.mailboxes()} className="link">
              {t('limits.gapWhere')}
            </Link>
          </span>
        </div>
      </Row>
    </>
  );
}
