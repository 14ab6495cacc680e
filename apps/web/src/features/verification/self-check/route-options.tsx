import { ArrowLeftRight, Check, Copy, Send, Server } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelfCheck } from '../../../api/verification.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useCopy } from '../../../ui/hooks/use-copy.ts';
import { Box, Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import styles from './self-check.module.css';

const PROXY_SETTING = 'OUTRIDER_PROBE_PROXY=socks5://user:password@host:1080';

const KEY_BYTES = 12;

/** A key nobody else has, so that the command and the settings can be copied as they are. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What an operator can do about a closed port, with what to copy. */
export function RouteOptions({ selfCheck }: { selfCheck: SelfCheck }) {
  const { t } = useTranslation('verification');
  const [key] = useState(newKey);
  const command = `npx outrider probe --key ${key} --listen 8025`;
  const settings = `OUTRIDER_PROBE_SERVICE_URL=https://host\nOUTRIDER_PROBE_SERVICE_KEY=${key}`;
  const reverse = selfCheck.checks.find(({ check }) => check === 'reverseDns')?.values;
  const request = t('selfCheck.request', {
    address: reverse?.address || t('selfCheck.requestNoAddress'),
    name: reverse?.wanted || t('selfCheck.requestNoName'),
  });
  return (
    <section className={styles.routes} aria-label={t('selfCheck.routes.title')}>
      <Row spread below={2} className={styles.title}>
        <h2 className="strong">{t('selfCheck.routes.title')}</h2>
        <span className="muted small">{t('selfCheck.routes.hint')}</span>
      </Row>
      <Grid
        as="ul"
        gap={3}
        columns="repeat(3, minmax(0, 1fr))"
        narrow={{ columns: 'minmax(0, 1fr)' }}
        className={styles.wayList}
      >
        <Stack as="li" tall align="start" pad="3.5 4" border="all" borderTone="strong" rounded surface="raised">
          <h3>
            <Send size={16} strokeWidth={1.5} aria-hidden />
            {t('selfCheck.routes.host.title')}
          </h3>
          <p>{t('selfCheck.routes.host.text')}</p>
          <Box as="span" width="100%">
            <CopyText text={request} label={t('selfCheck.routes.host.copy')} isWide />
          </Box>
        </Stack>
        <Stack as="li" tall align="start" pad="3.5 4" border="all" borderTone="strong" rounded surface="raised">
          <h3>
            <Server size={16} strokeWidth={1.5} aria-hidden />
            {t('selfCheck.routes.server.title')}
          </h3>
          <p>{t('selfCheck.routes.server.text')}</p>
          <Setting text={command} />
          <Row as="span" wraps align="stretch">
            <CopyText text={command} label={t('selfCheck.routes.server.copyCommand')} />
            <CopyText text={settings} label={t('selfCheck.routes.server.copySettings')} />
          </Row>
        </Stack>
        <Stack as="li" tall align="start" pad="3.5 4" border="all" borderTone="strong" rounded surface="raised">
          <h3>
            <ArrowLeftRight size={16} strokeWidth={1.5} aria-hidden />
            {t('selfCheck.routes.proxy.title')}
          </h3>
          <p>{t('selfCheck.routes.proxy.text')}</p>
          <Setting text={PROXY_SETTING} />
          <CopyText text={PROXY_SETTING} label={t('copy')} />
        </Stack>
      </Grid>
    </section>
  );
}

const Setting = ({ text }: { text: string }) => (
  <Box
    as="code"
    width="100%"
    pad="1.5 2.5"
    overflow="hidden"
    border="all"
    rounded
    surface="inset"
    className={`mono ${styles.setting}`}
    title={text}
  >
    {text}
  </Box>
);

function CopyText({ text, label, isWide = false }: { text: string; label: string; isWide?: boolean }) {
  const { t } = useTranslation('verification');
  const { isCopied, copy } = useCopy(text);
  return (
    <Button small block={isWide} icon={isCopied ? <Check size={14} /> : <Copy size={14} />} onClick={copy}>
      {isCopied ? t('copied') : label}
    </Button>
  );
}
