import { COMPOSED_DOUBT_ANSWERS } from '@outrider/contract/compose/doubts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settleDoubtMutation } from '../../../api/compose/doubts.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';

/** What the user can say of a mail in doubt. */
export function DoubtAnswers({ deliveryId }: { deliveryId: string }) {
  const { t } = useTranslation('compose');
  const { mutate, isPending } = useMutation({
    ...settleDoubtMutation,
    onSuccess: ({ kept }) => {
      if (kept > 0) toasts.show({ kind: 'info', text: t('doubts.tooSoon'), id: 'doubt' });
    },
  });
  return (
    <Row as="span" relative wraps gap={1} align="stretch">
      {COMPOSED_DOUBT_ANSWERS.map((answer) => (
        <Button small key={answer} disabled={isPending} onClick={() => mutate({ deliveryId, answer })}>
          {t(`doubts.answers.${answer}`)}
        </Button>
      ))}
    </Row>
  );
}
