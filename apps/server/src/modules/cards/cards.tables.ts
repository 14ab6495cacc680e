export type StoredAnswer = 'accepted' | 'declined' | 'tentative';

declare module '../../platform/db.ts' {
  interface Tables {
    task_cards: {
      id: string;
      workspace_id: string;
      user_id: string;
      title: string;
      due: string;
      created_at: Date;
      done_at: Date | null;
    };
    meeting_answers: {
      message_id: string;
      workspace_id: string;
      meeting_uid: string;
      attendee: string;
      answer: StoredAnswer;
      at: Date;
    };
  }
}
