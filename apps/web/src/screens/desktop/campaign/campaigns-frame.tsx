import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/layout.tsx';
import { CampaignsScope } from '../../shared/campaign/campaigns-scope.tsx';

export const CampaignsFrame = ({ children }: { children: ReactNode }) => (
  <CampaignsScope>
    <Stack tall relative grow minHeight={0} overflow="hidden" gap={0}>
      {children}
    </Stack>
  </CampaignsScope>
);
