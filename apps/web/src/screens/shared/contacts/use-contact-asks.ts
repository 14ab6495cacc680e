import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Question } from '../../../features/contacts/bulk/contact-asks.tsx';
import { useExport, useVerify } from '../../../features/contacts/bulk/use-run-ask.ts';
import { contactPaths } from './contact-paths.ts';

/** What was asked about contacts: done at once, or a question that is open until it is answered. */
export function useContactAsks() {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const { mutate: verify } = useVerify((taskId) => void navigate(contactPaths.verification(taskId)));
  const { mutate: exportAll } = useExport();
  return {
    question,
    ask: (asked: Question) => {
      if (asked.ask === 'verify') verify(asked);
      else if (asked.ask === 'export') exportAll(asked);
      else setQuestion(asked);
    },
    close: () => setQuestion(undefined),
    /** The contacts it was about are no more. */
    finish: () => {
      question?.onGone?.();
      setQuestion(undefined);
    },
  };
}
