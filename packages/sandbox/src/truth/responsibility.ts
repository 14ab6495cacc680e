/** A mail on its way to one recipient. */
export type PromisedMail = { messageId: string; to: string };

/** Who took a mail has to deliver it or say that it could not (RFC 5321, 6.1): what is still owed, and what is lost. */
export type Responsibility = {
  take(mail: PromisedMail): void;
  /** Delivered, or returned to its sender. Nothing happens where nobody was responsible. */
  end(mail: PromisedMail): void;
  /** Taken, not ended, and not waiting either. */
  lost(waiting: readonly PromisedMail[]): PromisedMail[];
  clear(): void;
};

const keyOf = ({ messageId, to }: PromisedMail) => `${messageId} ${to.toLowerCase()}`;

export function createResponsibility(): Responsibility {
  const owed = new Map<string, { mail: PromisedMail; times: number }>();
  return {
    take(mail) {
      const known = owed.get(keyOf(mail));
      if (known) known.times += 1;
      else owed.set(keyOf(mail), { mail, times: 1 });
    },
    end(mail) {
      const known = owed.get(keyOf(mail));
      if (!known) return;
      known.times -= 1;
      if (known.times === 0) owed.delete(keyOf(mail));
    },
    lost(waiting) {
      const left = new Map([...owed].map(([key, { times }]) => [key, times]));
      for (const mail of waiting) left.set(keyOf(mail), (left.get(keyOf(mail)) ?? 0) - 1);
      return [...owed].flatMap(([key, { mail }]) =>
        Array.from({ length: Math.max(0, left.get(key) ?? 0) }, () => mail),
      );
    },
    clear: () => owed.clear(),
  };
}
