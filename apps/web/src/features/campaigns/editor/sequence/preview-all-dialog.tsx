import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { previewQuery } from '../../../../api/campaigns/editor-queries.ts';
import { Box, Grid, Text } from '../../../../ui/layout/layout.tsx';
import { CloseButtons, Dialog } from '../../../../ui/overlay/dialog.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';
import { letterOf } from '../draft/edit-draft.ts';
import { useCampaignId, useDraft } from '../draft/editor-context.ts';
import styles from './preview-all-dialog.module.css';
import { previewPage } from './preview-page.ts';
import { useLeadStep } from './use-preview.ts';

/** All mails one below the other, as one person would get them. */
export function PreviewAllDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const campaignId = useCampaignId();
  const rounds = useDraft((draft) => draft.rounds);
  const { lead } = useLeadStep(campaignId);
  const mails = rounds.flatMap(({ variants }, round) => variants.map((variant, place) => ({ round, place, variant })));
  const previews = useQueries({
    queries: mails.map(({ round, variant }) => ({
      ...previewQuery({ campaignId: campaignId ?? '', round, variant, ...(lead ? { leadId: lead.leadId } : {}) }),
      enabled: campaignId !== undefined,
    })),
  });
  return (
    <Dialog title={t('preview.allTitle')} isWide onClose={onClose}>
      {lead && (
        <Text as="p" below={3} className="muted">
          {t('preview.allFor', { name: lead.name || lead.email })}
        </Text>
      )}
      <Grid columns="repeat(auto-fill, minmax(280px, 1fr))" gap={4} below={4} overflow="auto" className={styles.mails}>
        {mails.map(({ round, place, variant }, index) => {
          const asked = previews[index];
          const preview = asked?.data;
          const name = t('check.mail', { round: round + 1, letter: letterOf(place) });
          return (
            <Box key={variant.id} as="article" pad={3} border="all" rounded className={styles.mail} aria-label={name}>
              <h3 className="muted small">{name}</h3>
              {asked && <FailedNote query={asked} />}
              {preview && <p className="medium">{preview.subject || t('preview.noSubject')}</p>}
              {preview && (
                <iframe
                  title={name}
                  // Nothing in it can run. Of this origin, so that it can be as high as what it shows.
                  sandbox="allow-same-origin"
                  tabIndex={-1}
                  srcDoc={previewPage(preview, false)}
                  onLoad={({ currentTarget: frame }) => {
                    frame.style.height = `${frame.contentDocument?.body.offsetHeight ?? 0}px`;
                  }}
                />
              )}
            </Box>
          );
        })}
      </Grid>
      <CloseButtons onClose={onClose} />
    </Dialog>
  );
}
