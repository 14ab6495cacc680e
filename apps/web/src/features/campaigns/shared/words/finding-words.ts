import type { LaunchFinding } from '@outrider/contract/campaigns/operate';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';

/** Everything the launch check can find, with words for each. */
const FINDINGS = [
  'nameBlank',
  'nameLong',
  'nameFine',
  'leads',
  'noLead',
  'invalidLeads',
  'unverifiedLeads',
  'allVerified',
  'unknownLast',
  'unknownHeld',
  'noneUnknown',
  'suppressedLeads',
  'nobodySuppressed',
  'noRound',
  'tooManyRounds',
  'manyRounds',
  'rounds',
  'variantsOutOfRange',
  'variantsFine',
  'conditionNoField',
  'conditionUnknownField',
  'conditionNoValue',
  'conditionClicksOff',
  'conditionClicksUnseen',
  'conditionClickStops',
  'conditionsFine',
  'noSubject',
  'subjectFine',
  'variablesMissing',
  'variablesFine',
  'contentBroken',
  'contentDoubtful',
  'contentFine',
  'noStartDate',
  'noEndDate',
  'endsBeforeStart',
  'datesFine',
  'noDay',
  'daysFine',
  'noSender',
  'noSenderCanSend',
  'someCannotSend',
  'senders',
  'notAuthenticated',
  'authenticated',
  'notWarmedUp',
  'withoutWarmup',
  'warmedUp',
  'neverEnds',
  'tooSlow',
  'inTime',
  'notTracked',
  'trackingSilent',
  'trackingNowhere',
  'tracked',
  'noPostalAddress',
  'postalAddress',
  'noOptOut',
  'optOut',
] as const;

export function useFindingWords(): (finding: LaunchFinding) => { title: string; hint: string } {
  const { t } = useTranslation('launch-check');
  return ({ finding, values }) => {
    const known = FINDINGS.find((each) => each === finding);
    if (!known) return { title: finding, hint: '' };
    const count = Number(values.count ?? values.leads ?? values.needed ?? values.more ?? 0);
    const figures = { ...values, count, number: formatNumber(count) };
    return { title: t(`${known}.title`, figures), hint: t(`${known}.hint`, figures) };
  };
}
