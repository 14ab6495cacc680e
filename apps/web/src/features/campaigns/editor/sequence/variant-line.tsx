import { VARIANTS_MAX } from '@outrider/campaign-rules/campaign';
import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { Plus, Trash2 } from 'lucide-react';
import { memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InputNumber } from '../../../../ui/controls/input-number.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { Tooltip } from '../../../../ui/overlay/tooltip.tsx';
import { addVariant, changeRound, letterOf, removeVariant, setShare, sharesOf } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import styles from './sequence-step.module.css';

type Weighed = Pick<CampaignVariant, 'id' | 'weight'>;
type VariantLineProps = { at: number; id: string; onGo: (id: string) => void };

/** The mails of a round that are tried against each other, and who gets which. */
export const VariantLine = memo(function VariantLine({ at, id: chosen, onGo }: VariantLineProps) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const switchId = useId();
  const variants = useWeighed(at);
  const letsBestWin = useDraft(({ rounds }) => rounds[at]?.letsBestWin ?? false);
  const shares = sharesOf(variants);
  const add = () => {
    const like = editor.state().draft.rounds[at]?.variants.find(({ id }) => id === chosen);
    if (like) editor.change(addVariant(at, like));
    const added = editor.state().draft.rounds[at]?.variants.at(-1);
    if (added) onGo(added.id);
  };
  return (
    <Row rigid className={styles.variants}>
      <div role="tablist" aria-label={t('variant.label')} className={styles.tabs}>
        {variants.map(({ id }, place) => (
          <Row
            key={id}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            as="button"
            gap={1.5}
            pad="0 2.5"
            rounded
            tone="muted"
            weight={600}
            className={styles.tab}
            onClick={() => onGo(id)}
          >
            {letterOf(place)}
            {variants.length > 1 && (
              <Text as="small" size={12} weight={400}>
                {t('percent', { value: shares.get(id) ?? 0 })}
              </Text>
            )}
          </Row>
        ))}
      </div>
      {variants.length < VARIANTS_MAX && (
        <Tooltip title={t('variant.add')}>
          <IconButton label={t('variant.add')} Icon={Plus} iconSize={14} onClick={add} />
        </Tooltip>
      )}
      <Text grow />
      {variants.length > 1 && (
        <>
          <span className="muted small">{t('variant.split')}</span>
          <Popover
            placement="bottomRight"
            title={t('variant.shares')}
            content={<Shares at={at} variants={variants} shares={shares} />}
          >
            <Row
              type="button"
              as="button"
              gap={0.5}
              width={108}
              height={18}
              after={2}
              pad={0}
              align="stretch"
              className={styles.split}
            >
              <span className="visually-hidden">{t('variant.shares')}</span>
              {variants.map(({ id }, place) => (
                <i key={id} data-on={id === chosen || undefined} style={{ flexGrow: shares.get(id) ?? 0 }}>
                  {letterOf(place)}
                </i>
              ))}
            </Row>
          </Popover>
          <label htmlFor={switchId} className="muted small">
            {t('variant.bestWins')}
          </label>
          <Switch
            id={switchId}
            checked={letsBestWin}
            onChange={(value) => editor.change(changeRound(at, { letsBestWin: value }))}
          />
        </>
      )}
    </Row>
  );
});

/** The variants without their words, so that a key typed in one changes nothing here. */
function useWeighed(at: number): readonly Weighed[] {
  const listed = useDraft(
    ({ rounds }) => rounds[at]?.variants.map(({ id, weight }) => `${id} ${weight}`).join('|') ?? '',
  );
  return useMemo(
    () =>
      listed.split('|').map((each) => {
        const [id = '', weight] = each.split(' ');
        return { id, weight: Number(weight) };
      }),
    [listed],
  );
}

type SharesProps = { at: number; variants: readonly Weighed[]; shares: ReadonlyMap<string, number> };

function Shares({ at, variants, shares }: SharesProps) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  return (
    <Grid gap={2} width={220}>
      {variants.map(({ id }, place) => (
        <div key={id} className={shared.line}>
          <span className="medium">{letterOf(place)}</span>
          <InputNumber
            size="small"
            aria-label={t('variant.shareOf', { letter: letterOf(place) })}
            min={0}
            max={100}
            suffix="%"
            value={shares.get(id) ?? 0}
            onChange={(percent) => percent !== null && editor.change(setShare(at, id, percent))}
          />
          <IconButton
            label={t('variant.remove', { letter: letterOf(place) })}
            Icon={Trash2}
            iconSize={14}
            onClick={() => editor.change(removeVariant(at, id))}
          />
        </div>
      ))}
      <p className="muted small">{t('variant.bestHint')}</p>
    </Grid>
  );
}
