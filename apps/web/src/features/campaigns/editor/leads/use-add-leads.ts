import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { LEAD_ROWS_MAX } from '@outrider/contract/campaigns/lead-sources';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { refreshLeads } from '../../../../api/campaigns/editor-queries.ts';
import {
  addLeads,
  removeLeadSource,
  retryLeadSource,
  setLiveSource,
  verifyLeads,
} from '../../../../api/campaigns/leads.ts';
import { toasts } from '../../../../platform/toasts.ts';
import type { Exceptions } from '../../shared/exceptions.tsx';
import { useEditor } from '../draft/editor-context.ts';
import { counted } from '../words.ts';

type From = z.input<typeof addLeads.input>['from'];
export type LeadRows = Extract<From, { kind: 'file' }>['rows'];

/** Puts people into the campaign, which is made now if there is none yet. What was refused is said by a toast. */
export function useAddLeads(onAdded: (source: LeadSource) => void) {
  const editor = useEditor();
  const { t } = useTranslation('campaign-editor');
  return useMutation({
    mutationFn: async ({ from, ...exceptions }: { from: From } & Partial<Exceptions>) => {
      const { campaignId } = await editor.make();
      return (await addLeads({ campaignId, from, ...exceptions })).source;
    },
    onSuccess: (source) => {
      if (source.state === 'done')
        toasts.show({ kind: 'success', text: t('leads.added', counted(source.added)), id: 'leads' });
      onAdded(source);
    },
    onSettled: () => void refreshLeads(editor.state().campaign?.campaignId ?? ''),
  });
}

/** `replaces`: the same file as it was matched before. */
type FileOrder = Exceptions & { fileName: string; rows: LeadRows; replaces: string | undefined };

/** A file goes in parts, so that none is too large; the first one names the source for the others. */
export function useAddFile(onAdded: (source: LeadSource) => void) {
  const editor = useEditor();
  const { t } = useTranslation('campaign-editor');
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async (file: FileOrder) => {
      const { campaignId } = await editor.make();
      if (file.replaces !== undefined) await removeLeadSource({ campaignId, sourceId: file.replaces });
      let source: LeadSource | undefined;
      for (let at = 0; at < file.rows.length; at += LEAD_ROWS_MAX) {
        setDone(at);
        const rows = file.rows.slice(at, at + LEAD_ROWS_MAX);
        const from: From = { kind: 'file', fileName: file.fileName.slice(-255), rows };
        const part = source ? { ...from, sourceId: source.sourceId } : from;
        const { takesOthers, takesConversations } = file;
        source = (await addLeads({ campaignId, from: part, takesOthers, takesConversations })).source;
      }
      return source;
    },
    onSuccess: (source) => {
      if (!source) return;
      if (source.state === 'done')
        toasts.show({ kind: 'success', text: t('leads.added', counted(source.added)), id: 'leads' });
      onAdded(source);
    },
    onSettled: () => {
      setDone(0);
      void refreshLeads(editor.state().campaign?.campaignId ?? '');
    },
  });
  return { ...mutation, done };
}

export function useRemoveSource() {
  const editor = useEditor();
  const { t } = useTranslation('campaign-editor');
  return useMutation({
    mutationFn: async (sourceId: string) => {
      const { campaignId } = await editor.make();
      return removeLeadSource({ campaignId, sourceId });
    },
    onSuccess: ({ removed, kept }) => {
      const words = [t('leads.removed', counted(removed)), kept > 0 ? t('leads.kept', counted(kept)) : ''];
      toasts.show({ kind: 'success', text: words.filter(Boolean).join(t('comma')), id: 'leads' });
    },
    onSettled: () => void refreshLeads(editor.state().campaign?.campaignId ?? ''),
  });
}

export function useRetrySource() {
  const editor = useEditor();
  return useMutation({
    mutationFn: async (sourceId: string) => {
      const { campaignId } = await editor.make();
      return retryLeadSource({ campaignId, sourceId });
    },
    onSettled: () => void refreshLeads(editor.state().campaign?.campaignId ?? ''),
  });
}

export function useLiveSource() {
  const editor = useEditor();
  return useMutation({
    mutationFn: async (wanted: { sourceId: string; isLive: boolean }) => {
      const { campaignId } = await editor.make();
      return setLiveSource({ campaignId, ...wanted });
    },
    onSettled: () => void refreshLeads(editor.state().campaign?.campaignId ?? ''),
  });
}

export function useVerifyLeads() {
  const editor = useEditor();
  const { t } = useTranslation('campaign-editor');
  return useMutation({
    mutationFn: async () => {
      const { campaignId } = await editor.make();
      return verifyLeads({ campaignId });
    },
    onSuccess: ({ addresses }) => toasts.show({ kind: 'success', text: t('leads.verifying', counted(addresses)) }),
    onSettled: () => void refreshLeads(editor.state().campaign?.campaignId ?? ''),
  });
}
