import { useState } from 'react';
import { type Location, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { blockedBefore, checkStep, STEPS, type Step } from '../../../features/campaigns/editor/draft/check-step.ts';
import { useEditor, useEditorState } from '../../../features/campaigns/editor/draft/editor-context.ts';
import { useLeadCount } from '../../../features/campaigns/editor/use-lead-count.ts';
import { campaignPlaces } from './campaign-places.ts';

const carried = z.object({ editor: z.string() });

type Asking = { onSaved: () => void; onLeave: (() => void) | undefined };

/** Which step is open, what keeps the user in it, and the ways out. */
export function useEditorSteps(editorKey: string) {
  const editor = useEditor();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const leads = useLeadCount();
  const step = STEPS.find((known) => known === search.get('step')) ?? 'leads';
  const [tried, setTried] = useState<{ step: Step; times: number }>();
  const [asking, setAsking] = useState<Asking>();
  const problem = useEditorState(({ draft }) => (tried?.step === step ? checkStep(step, draft, leads) : undefined));
  const state = { editor: editorKey };
  const written = Number(search.get('round') ?? Number.NaN);

  const goTo = (to: Step) => void navigate({ search: `?step=${to}` }, { state });
  /** The page is left for good; what could be saved was. */
  const goOut = () => {
    const { campaign } = editor.state();
    const hasRun = campaign !== undefined && campaign.status !== 'new';
    void navigate(hasRun ? campaignPlaces.detail(campaign.campaignId) : campaignPlaces.list, { state });
  };

  /** The review is of what is saved. */
  const openReview = async () => {
    if (await editor.flush()) goTo('review');
    else if (editor.state().phase === 'asking') setAsking({ onSaved: () => goTo('review'), onLeave: undefined });
  };

  return {
    step,
    problem,
    /** Grows with each try that a problem stopped. */
    tries: tried?.times ?? 0,
    goTo,
    /** In a folded window: the round that is written, if one is. */
    round: Number.isInteger(written) && written >= 0 ? written : undefined,
    openRound: (round: number | undefined) =>
      void navigate({ search: round === undefined ? '?step=sequence' : `?step=sequence&round=${round}` }, { state }),
    /** Forward only past what is done. */
    onStep: (to: Step) => {
      const blocked = blockedBefore(to, editor.state().draft, leads);
      if (blocked && STEPS.indexOf(to) > STEPS.indexOf(step)) {
        setTried((last) => ({ step: blocked.step, times: (last?.times ?? 0) + 1 }));
        if (blocked.step !== step) goTo(blocked.step);
      } else if (to === 'review') void openReview();
      else goTo(to);
    },
    leave: async () => {
      const { phase, campaign } = editor.state();
      if (phase === 'asking') setAsking({ onSaved: goOut, onLeave: goOut });
      else if ((campaign === undefined && phase === 'saved') || (await editor.flush())) goOut();
      // What could not be saved is asked about on the way out.
      else void navigate(campaignPlaces.list);
    },
    asking,
    askToSave: () => setAsking({ onSaved: () => {}, onLeave: undefined }),
    closeAsking: () => setAsking(undefined),
    stays: (to: Location) => carried.safeParse(to.state).data?.editor === editorKey,
  };
}
