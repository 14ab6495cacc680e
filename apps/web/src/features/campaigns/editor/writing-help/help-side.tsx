import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { type Proposal, WISH_MAX } from '@outrider/contract/campaigns/writing';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { proposeContent } from '../../../../api/campaigns/writing.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextArea } from '../../../../ui/controls/text-area.tsx';
import { useKeptState } from '../../../../ui/form/use-kept-state.ts';
import { Grid, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../../ui/page/skeleton.tsx';
import { contentOf } from '../content/content.ts';
import { usePutContent } from '../content/use-put-content.ts';
import { useEditor } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { insertProposal } from './insert-proposal.ts';
import { ProposalView } from './proposal-view.tsx';
import styles from './writing-help.module.css';
import type { Ask } from './writing-help.ts';

const QUICK = ['plainer', 'friendlier', 'direct'] as const;

type HelpSideProps = {
  at: number;
  variant: CampaignVariant;
  ask: Ask;
  /** Where the mail is written, once the cursor was in it. */
  body: RefObject<Editor | undefined>;
  onClose: () => void;
};

/** What a model proposes, beside the mail. Nothing of it is in the mail before the user puts it there. */
export function HelpSide({ at, variant, ask: { task, wish: first, isComplete }, body, onClose }: HelpSideProps) {
  const { t } = useTranslation('campaign-editor');
  const [wish, setWish, forget] = useKeptState(`wish for ${variant.id} ${first}`, z.string(), first);
  const close = () => {
    forget();
    onClose();
  };
  const { ask, proposal, isPending } = useProposal(at, variant, task);
  const put = usePutContent(at, variant.id);
  const begun = useRef(false);
  useEffect(() => {
    if (isComplete && !begun.current) ask(first);
    begun.current = true;
  }, [isComplete, ask, first]);

  const replace = ({ subject, html, text }: Proposal) => {
    put(
      { ...(subject === '' ? {} : { subject }), ...(variant.isPlainText ? { text } : { html }) },
      t('writing.replaced'),
    );
    close();
  };
  const insert = (made: Proposal) => {
    put(insertProposal(made, variant, body.current), t('writing.inserted'));
    close();
  };
  const isAskable = !isPending && (task !== 'write' || wish.trim() !== '');
  return (
    <section className={shared.beside} aria-label={t(`writing.title.${task}`)}>
      <Row rigid height={48} pad="0 5">
        <h2 className={shared.title}>{t(`writing.title.${task}`)}</h2>
        <Text grow />
        <Button text small aria-label={t('close')} icon={<X size={16} />} onClick={close} />
      </Row>
      <Grid
        as="form"
        rigid
        gap={2}
        pad="0 5 4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAskable) ask(wish);
        }}
      >
        <label htmlFor="writing-wish" className="medium">
          {t(task === 'write' ? 'writing.about' : 'writing.change')}
        </label>
        <TextArea
          id="writing-wish"
          autoFocus={!isComplete}
          minRows={task === 'write' ? 5 : 3}
          maxRows={task === 'write' ? 5 : 3}
          maxLength={WISH_MAX}
          value={wish}
          placeholder={t(task === 'write' ? 'writing.aboutHint' : 'writing.changeHint')}
          onChange={(event) => setWish(event.target.value)}
        />
        {task === 'rewrite' && (
          <Row wraps gap={1.5} align="stretch">
            {QUICK.map((name) => (
              <Button key={name} small disabled={isPending} onClick={() => setWish(t(`writing.quick.${name}`))}>
                {t(`writing.quick.${name}`)}
              </Button>
            ))}
          </Row>
        )}
        <div className={shared.line}>
          <span className="muted small">{t('writing.receives')}</span>
          <Text grow />
          <Button submit busy={isPending} disabled={!isAskable}>
            {t(proposal ? 'writing.again' : 'writing.ask')}
          </Button>
        </div>
      </Grid>
      <Stack tall grow gap={3} pad="4 5" border="top" role="status" aria-live="polite">
        {isPending && <Skeleton rows={7} />}
        {proposal && <ProposalView proposal={proposal} isPlainText={variant.isPlainText} />}
      </Stack>
      {proposal && (
        <footer className={styles.foot}>
          <Button onClick={close}>{t('writing.discard')}</Button>
          <Button onClick={() => insert(proposal)}>{t('writing.insert')}</Button>
          <Button primary onClick={() => replace(proposal)}>
            {t('writing.replace')}
          </Button>
        </footer>
      )}
    </section>
  );
}

function useProposal(at: number, variant: CampaignVariant, task: Ask['task']) {
  const editor = useEditor();
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (wish: string) => {
      const { campaignId } = await editor.make();
      const order = { campaignId, round: at, task, wish, content: contentOf(variant) };
      return proposeContent(order, { signal: stop.signal });
    },
  });
  return { ask: mutate, proposal: isPending ? undefined : data, isPending };
}
