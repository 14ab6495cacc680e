import {
  DAILY_CAP,
  type getAccountSettings,
  REPLY_RATE_PERCENT,
  SENT_FILERS,
  WARMUP_CAP,
} from '@outrider/contract/mailboxes/settings';
import { replyReserve } from '@outrider/send-planner/ramp';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { replyToQuery, settingsQuery } from '../../../../api/mailboxes/mailboxes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { isReadElsewhere } from '../../shared/reply-to-dialog.tsx';
import { Aliases } from '../aliases.tsx';
import { FilingWords } from '../filing-words.tsx';
import { ServerList } from '../server-list.tsx';
import { TabState } from '../tab-state.tsx';
import { TrackingWords } from '../tracking-words.tsx';
import { useSettingsEdit } from '../use-settings-edit.ts';
import { NumberField, PickField, SwitchField, WordsField, WritingField } from './phone-fields.tsx';
import styles from './phone-settings.module.css';

/** How the mailbox sends, on a phone. Nothing holds before it is saved; what was typed is kept. */
export function PhoneSettings({ accountId }: { accountId: string }) {
  const query = useQuery(settingsQuery(accountId));
  return <TabState query={query}>{(saved) => <SettingsForm key={accountId} saved={saved} />}</TabState>;
}

type Saved = z.output<typeof getAccountSettings.output>;

function SettingsForm({ saved }: { saved: Saved }) {
  const { t } = useTranslation('accounts');
  const { accountId } = saved;
  const edit = useSettingsEdit(accountId, saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <Stack as="form" tall grow gap={0} onSubmit={submit} noValidate>
      <Part title={t('settings.sending')}>
        <Sending edit={edit} />
      </Part>
      <Part title={t('settings.mail')}>
        <Mail edit={edit} saved={saved} />
      </Part>
      <Part title={t('aliases.title')}>
        <Aliases accountId={accountId} senderName={saved.senderName} />
      </Part>
      <Part title={t('settings.warmup')}>
        <SwitchField edit={edit} name="warmup" label={t('settings.warmupOn')} hint={t('settings.warmupOnHint')} />
        <NumberField
          edit={edit}
          name="warmupCap"
          label={t('settings.warmupCap')}
          hint={t('settings.warmupCapHint', WARMUP_CAP)}
        />
        <NumberField
          edit={edit}
          name="warmupReplyPercent"
          label={t('settings.warmupReply')}
          hint={t('settings.warmupReplyHint', REPLY_RATE_PERCENT)}
        />
      </Part>
      <Part title={t('settings.servers')}>
        <ServerList server={saved.server} />
      </Part>
      {edit.isChanged && (
        <Box as="footer" above="auto" pad="2 4" border="top" surface="page" className={styles.foot}>
          <Row minWidth={0} gap={2}>
            <Button large block onClick={edit.discard}>
              {t('settings.discard')}
            </Button>
            <Button large primary block submit busy={edit.isSaving}>
              {t('settings.save')}
            </Button>
          </Row>
        </Box>
      )}
    </Stack>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={4} pad={4} border="bottom" className={styles.part}>
    <h2>{title}</h2>
    {children}
  </Stack>
);

type Edit = ReturnType<typeof useSettingsEdit>;

function Sending({ edit }: { edit: Edit }) {
  const { t } = useTranslation('accounts');
  const cap = Number(edit.textOf('dailyCap'));
  const hasGap = edit.textOf('gapMinutes') !== '0';
  const isBursting = edit.isOn('burst');
  return (
    <>
      <WordsField edit={edit} name="senderName" label={t('settings.senderName')} />
      <PickField
        edit={edit}
        name="timeZone"
        label={t('settings.timeZone')}
        choices={[...new Set([edit.textOf('timeZone'), ...Intl.supportedValuesOf('timeZone'), 'UTC'])]
          .toSorted()
          .map((zone) => [zone, zone])}
      />
      <NumberField
        edit={edit}
        name="dailyCap"
        label={t('settings.dailyCap')}
        hint={
          <>
            {cap > DAILY_CAP.warnAbove
              ? t('settings.dailyCapWarning', { count: DAILY_CAP.warnAbove })
              : t('settings.dailyCapHint', DAILY_CAP)}{' '}
            {t('settings.dailyCapKept', { kept: replyReserve(cap), cap })}
          </>
        }
      />
      <NumberField
        edit={edit}
        name="gapMinutes"
        label={t('settings.gap')}
        hint={hasGap ? t('settings.gapHint') : !isBursting && t('settings.noGapHint')}
      />
      {!hasGap && <SwitchField edit={edit} name="burst" label={t('settings.burst')} hint={t('settings.burstHint')} />}
      <SwitchField edit={edit} name="ramp" label={t('settings.ramp')} hint={t('settings.rampHint')} />
    </>
  );
}

function Mail({ edit, saved }: { edit: Edit; saved: Saved }) {
  const { t } = useTranslation('accounts');
  const { data: replyTo } = useQuery(replyToQuery(saved.accountId));
  const choices = replyTo?.choices ?? [];
  const typed = edit.textOf('replyTo');
  const isForeign = replyTo !== undefined && isReadElsewhere(typed, [saved.email, ...choices]);
  return (
    <>
      <WordsField
        edit={edit}
        name="replyTo"
        label={t('settings.replyTo')}
        placeholder={t('settings.replyToSelf')}
        choices={choices}
        hint={isForeign && <Text tone="amber">{t('replyTo.foreign', { address: typed })}</Text>}
      />
      <WordsField
        edit={edit}
        name="trackingDomain"
        label={t('settings.trackingDomain')}
        placeholder="go.example.com"
        hint={<TrackingWords typed={edit.textOf('trackingDomain').trim().toLowerCase()} saved={saved} />}
      />
      <WritingField edit={edit} name="signature" label={t('settings.signature')} hint={t('settings.signatureHint')} />
      <PickField
        edit={edit}
        name="sentFiler"
        label={t('settings.sentFiler')}
        choices={SENT_FILERS.map((filer) => [filer, t(`settings.sentFilerName.${filer}`)])}
        hint={
          <FilingWords
            filer={SENT_FILERS.find((filer) => filer === edit.textOf('sentFiler')) ?? saved.sentFiler}
            saved={saved}
          />
        }
      />
    </>
  );
}
