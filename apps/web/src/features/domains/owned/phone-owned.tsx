import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnedDomain } from '../../../api/domains.ts';
import { showMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LabelledSwitch } from '../../../ui/controls/switch.tsx';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import parts from '../shared/parts.module.css';
import { OwnedDialogs } from './owned-dialogs.tsx';
import { OwnedEnd, OwnedName } from './owned-words.tsx';
import { isOurs, type OwnedState } from './use-owned.ts';

/** Every domain of the workspace, one below the other. */
export function PhoneOwned({ state, searchTo }: { state: OwnedState; searchTo: string }) {
  const { t } = useTranslation('domains');
  const { query, domains, quoteError } = state;
  return (
    <>
      {query.error && query.data === undefined && (
        <Box pad="3 4">
          <Note tone="red" action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}>
            {query.error.message}
          </Note>
        </Box>
      )}
      {quoteError && (
        <Box pad="3 4">
          <Note tone="red">{quoteError.message}</Note>
        </Box>
      )}
      {query.data?.length === 0 && (
        <Stack gap={3} pad="3 4">
          <Text as="h2" size={16} weight={600} leading={24}>
            {t('owned.none')}
          </Text>
          <p className="muted">{t('owned.noneText')}</p>
          <Link className={`link ${parts.tall}`} to={searchTo}>
            {t('start.new')}
          </Link>
        </Stack>
      )}
      <ul aria-label={t('owned.label')}>
        {domains.map((owned) => (
          <Owned key={owned.domain} owned={owned} state={state} />
        ))}
      </ul>
      <OwnedDialogs state={state} />
    </>
  );
}

function Owned({ owned, state }: { owned: OwnedDomain; state: OwnedState }) {
  const { t } = useTranslation('domains');
  const { domain, renewsItself, hasCredentials } = owned;
  const renewalWords = useRenewalWords();
  return (
    <Box as="li" pad="3 4" border="top" className={parts.phoneRow}>
      <Stack gap={2}>
        <Row minWidth={0} spread align="start">
          <OwnedName owned={owned} />
          <OwnedEnd owned={owned} />
        </Row>
        {isOurs(owned) && state.isSold && (
          <LabelledSwitch
            label={renewalWords(owned)}
            isOn={renewsItself}
            isDisabled={state.isSwitching(domain)}
            onChange={(isOn) => state.setRenewsItself(domain, isOn)}
          />
        )}
        <Row minWidth={0} wraps gap={2}>
          {isOurs(owned) && (
            <>
              {state.isSold && (
                <Button busy={state.isQuoting(domain)} onClick={() => state.renew(domain)}>
                  {t('owned.renew')}
                </Button>
              )}
              <Button onClick={() => state.ask({ what: 'transfer', domain })}>{t('owned.transfer')}</Button>
            </>
          )}
          {hasCredentials && (
            <Button onClick={() => state.ask({ what: 'credentials', domain })}>{t('owned.credentials')}</Button>
          )}
        </Row>
      </Stack>
    </Box>
  );
}

/** With the price, where the registrar said one. */
function useRenewalWords() {
  const { t } = useTranslation('domains');
  return ({ renewal, renewsItself }: OwnedDomain): string =>
    renewal === null
      ? t('owned.renewsItself')
      : t(renewsItself ? 'owned.renewsOn' : 'owned.renewsOff', { price: showMoney(renewal) });
}
