import { useTranslation } from 'react-i18next';
import { quotaLeft } from '../../../features/billing/shared/quota.ts';
import { useImportChoices } from '../../../features/contacts/import/columns/use-import-choices.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { planName } from '../../../platform/plan-name.ts';
import { useMissingField } from '../../../ui/form/use-missing-field.ts';

/** The step of the columns: the choices, what the plan still allows, and what keeps the import from starting. */
export function useImportColumns(importId: string) {
  const { t } = useTranslation('contacts');
  const { plan, quota } = useUserInfo();
  const { start, change, matchAgain, ...chosen } = useImportChoices(importId);
  const { preview, choices } = chosen;
  const verifications = quota.find(({ quotaType }) => quotaType === 'VERIFICATION');
  const takes = preview ? preview.expected.rows - preview.expected.notTaken : 0;
  const hasEmail = choices?.columns.some(({ target }) => target.kind === 'email') ?? false;
  const { field, isShown, ask } = useMissingField<HTMLDivElement>(takes === 0 || !hasEmail);
  return {
    ...chosen,
    /** How many rows will be imported. */
    takes,
    start: () => ask(start),
    step: {
      onChange: change,
      onMatchAgain: matchAgain,
      isBusy: chosen.isBusy,
      problem: isShown ? t(hasEmail ? 'import.noRow' : 'import.noEmail') : undefined,
      columnsRef: field,
      plan: planName(plan),
      verificationsLeft: verifications ? quotaLeft(verifications) : 0,
    },
  };
}
