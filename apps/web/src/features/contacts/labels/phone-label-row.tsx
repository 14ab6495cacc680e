import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../api/contacts/contact-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LabelChoice } from '../../../ui/label-choice.tsx';
import { Grid, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { LABEL_NAME_MAX } from '../bulk/use-save-labels.ts';

type PhoneLabelRowProps = {
  kind: 'tags' | 'lists';
  /** What they are for here. */
  hint?: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** The chosen tags or lists in one line; a touch opens all of them. */
export function PhoneLabelRow({ kind, hint, chosen, onChange }: PhoneLabelRowProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const [isOpen, setOpen] = useState(false);
  const label = t(`labels.${kind}.current`);
  return (
    <>
      <Grid
        type="button"
        as="button"
        columns="auto minmax(0, 1fr) 16px"
        gap={3}
        align="center"
        width="100%"
        minHeight={48}
        pad="1 0"
        tone="default"
        textAlign="left"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Grid as="span" maxWidth={220}>
          <span className="medium">{label}</span>
          {hint !== undefined && <span className="muted small">{hint}</span>}
        </Grid>
        <Text textAlign="right" className="secondary ellipsis">
          {chosen.join(t('filter.comma')) || t('phone.none')}
        </Text>
        <ChevronRight size={16} aria-hidden />
      </Grid>
      {isOpen && (
        <Sheet title={label} onClose={() => setOpen(false)}>
          <Stack gap={4} pad="0 2">
            <LabelChoice
              label={label}
              hint={t(`labels.${kind}.hint`)}
              known={(book?.[kind] ?? []).map(({ name }) => name)}
              chosen={chosen}
              maxLength={LABEL_NAME_MAX}
              onChange={(names) => onChange([...names])}
            />
            <Button large primary block onClick={() => setOpen(false)}>
              {t('phone.done')}
            </Button>
          </Stack>
        </Sheet>
      )}
    </>
  );
}
