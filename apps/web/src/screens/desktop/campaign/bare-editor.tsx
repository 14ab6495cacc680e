import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';

type BareEditorProps = { name: string; children: ReactNode };

/** The editor with nothing to edit: while a campaign is read, where that failed, and where it is over. One gets out of it. */
export function BareEditor({ name, children }: BareEditorProps) {
  const { t } = useTranslation('campaign-editor');
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Row as="header" rigid gap={3} height={56} pad="0 4 0 3" border="bottom">
        <Button
          text
          aria-label={t('leave')}
          icon={<ArrowLeft size={16} />}
          onClick={() => void navigate(campaignPlaces.list)}
        />
        <h1 className="medium ellipsis">{name}</h1>
      </Row>
      <Stack as="main" tall grow gap={0} minHeight={0} id="main" tabIndex={-1}>
        {children}
      </Stack>
    </>
  );
}
