import type { DashboardNeed } from '@outrider/contract/dashboard';
import { CircleHelp, CircleX, Gauge, type LucideIcon, MailX, PauseCircle, Reply, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { accountPath, meaningPath, paths } from '../../../paths/paths.ts';
import { formatList, formatNumber, formatShare, shortShare } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import type { Tone } from '../../../ui/tag.tsx';
import { campaignPlaces } from '../campaign/campaign-places.ts';

/** What needs the user: said in one line, with its reason below and the one place that mends it. */
export type NeedWords = {
  key: string;
  tone: Tone;
  Icon: LucideIcon;
  title: string;
  hint: string;
  action: string;
  to: string;
};

export function useNeedWords(): (need: DashboardNeed) => NeedWords {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { moment, since, day } = useDates();
  return (need) => {
    switch (need.kind) {
      case 'hold':
        return {
          key: need.kind,
          tone: 'red',
          Icon: PauseCircle,
          title: t('needs.hold.title'),
          hint: t('needs.hold.hint', { at: moment(need.heldAt) }),
          action: t('needs.look'),
          to: paths.campaign.hold,
        };
      case 'mailboxes': {
        const [only, ...others] = need.mailboxes;
        const still = formatList(need.campaigns, languageNow());
        return {
          key: need.kind,
          tone: 'red',
          Icon: CircleX,
          title:
            only && others.length === 0
              ? t('needs.mailboxes.one', { email: only.email })
              : t('needs.mailboxes.many', { number: formatNumber(need.mailboxes.length) }),
          hint:
            need.campaigns.length > 0
              ? t('needs.mailboxes.still', { count: need.leads, campaigns: still, number: formatNumber(need.leads) })
              : (only?.words ?? ''),
          action: t('needs.reconnect'),
          to: only && others.length === 0 ? accountPath(only.accountId) : `${paths.accounts.list}?status=error`,
        };
      }
      case 'noMailbox':
        return {
          key: `${need.kind} ${need.campaignId}`,
          tone: 'red',
          Icon: MailX,
          title: t('needs.noMailbox.title', { name: need.name }),
          hint: t('needs.noMailbox.hint', { count: need.leads, number: formatNumber(need.leads) }),
          action: t('needs.choose'),
          to: campaignPlaces.editor(need.campaignId, 'schedule'),
        };
      case 'guardRail': {
        const figures = {
          name: need.name,
          share: formatShare(need.sent > 0 ? need.count / need.sent : 0),
          sent: formatNumber(need.sent),
          limit: shortShare(need.max),
        };
        return {
          key: `${need.kind} ${need.campaignId}`,
          tone: 'red',
          Icon: TriangleAlert,
          title: t(`needs.guardRail.${need.rule}.title`, figures),
          hint: t(`needs.guardRail.${need.rule}.hint`, { ...figures, count: need.count }),
          action: t('needs.look'),
          to: campaignPlaces.detail(need.campaignId),
        };
      }
      case 'doubts':
        return {
          key: `${need.kind} ${need.campaignId}`,
          tone: 'amber',
          Icon: CircleHelp,
          title: t('needs.doubts.title', { count: need.mails, number: formatNumber(need.mails) }),
          hint: t('needs.doubts.hint', { name: need.name }),
          action: t('needs.settle'),
          to: campaignPlaces.detail(need.campaignId, { tab: 'leads', reason: 'inDoubt' }),
        };
      case 'composedDoubts':
        return {
          key: need.kind,
          tone: 'amber',
          Icon: CircleHelp,
          title: t('needs.composedDoubts.title', { count: need.mails, number: formatNumber(need.mails) }),
          hint: t('needs.composedDoubts.hint'),
          action: t('needs.settle'),
          to: paths.campaign.hold,
        };
      case 'replies': {
        const all = need.interested + need.questions;
        return {
          key: need.kind,
          tone: 'violet',
          Icon: Reply,
          title: t('needs.replies.title', { count: all, number: formatNumber(all) }),
          hint: t('needs.replies.hint', {
            interested: t('needs.replies.interested', { count: need.interested }),
            questions: t('needs.replies.questions', { count: need.questions }),
            at: since(need.oldest),
          }),
          action: t('needs.answer'),
          to: meaningPath(need.interested > 0 ? 'interested' : 'question'),
        };
      }
      case 'quota': {
        const { quotaType, used, total, resetAt } = need.quota;
        const figures = {
          used: formatNumber(used),
          total: formatNumber(total ?? 0),
          what: t(`shell:usage.${quotaType}`),
        };
        return {
          key: `${need.kind} ${quotaType}`,
          tone: used >= (total ?? 0) ? 'red' : 'amber',
          Icon: Gauge,
          title: t(used >= (total ?? 0) ? 'needs.quota.spent' : 'needs.quota.near', figures),
          hint: resetAt ? t('needs.quota.resets', { ...figures, day: day(resetAt) }) : t('needs.quota.of', figures),
          action: t('needs.plan'),
          to: paths.setting.billing,
        };
      }
    }
  };
}
