import { useMutation } from '@tanstack/react-query';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { refreshVerification, type SelfCheck } from '../../../api/verification.ts';
import { runSelfCheck } from '../../../api/verify.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { ChecksCard } from './checks-card.tsx';
import { LastDay } from './last-day.tsx';
import { RouteOptions } from './route-options.tsx';
import styles from './self-check.module.css';

const WORDS = { direct: 'closed', proxy: 'closedProxy', service: 'closedService' } as const;

/** No mail server can be asked: why, since when, and how to open the way. */
export function SelfCheckPanel({ selfCheck }: { selfCheck: SelfCheck }) {
  const { t } = useTranslation('verification');
  const words = WORDS[selfCheck.route];
  const { mutate: checkAgain, isPending } = useMutation({
    mutationFn: () => runSelfCheck({}),
    onSettled: refreshVerification,
  });
  return (
    <Stack tall grow gap={4} minHeight={0} pad="5 6" overflow="auto" narrow={{ pad: 4, overflow: 'visible' }}>
      <Row
        as="section"
        gap={2.5}
        pad={4}
        border="all"
        borderTone="amber"
        rounded
        surface="amber"
        align="stretch"
        narrow={{ wraps: true }}
        className={styles.shut}
        role="status"
      >
        <TriangleAlert size={16} aria-hidden />
        <Box grow minWidth={0}>
          <h2>{t(`selfCheck.${words}.title`)}</h2>
          <p className="reading">
            <Trans t={t} i18nKey={`selfCheck.${words}.text`} components={{ b: <b /> }} />
          </p>
        </Box>
        <Button primary busy={isPending} icon={<RefreshCw size={14} />} onClick={() => checkAgain()}>
          {t(isPending ? 'selfCheck.checking' : 'selfCheck.again')}
        </Button>
      </Row>
      <ChecksCard selfCheck={selfCheck} />
      <LastDay selfCheck={selfCheck} />
      <RouteOptions selfCheck={selfCheck} />
    </Stack>
  );
}
