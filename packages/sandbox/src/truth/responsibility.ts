/** A mail on its way to one recipient. */
export type Letter = { messageId: string; to: string };

/** Who took a mail has to deliver it or say that it could not (RFC 5321, 6.1): what is still owed, and what is lost. */
export type Responsibility = {
  take(letter: Letter): void;
  /** Delivered, or returned to its sender. Nothing happens where nobody was responsible. */
  end(letter: Letter): void;
  /** Taken, not ended, and not waiting either. */
  lost(waiting: readonly Letter[]): Letter[];
  clear(): void;
};

const keyOf = ({ messageId, to }: Letter) => `${messageId} ${to.toLowerCase()}`;

export function createResponsibility(): Responsibility {
  const owed = new Map<string, { letter: Letter; times: number }>();
  return {
    take(letter) {
      const known = owed.get(keyOf(letter));
      if (known) known.times += 1;
      else owed.set(keyOf(letter), { letter, times: 1 });
    },
    end(letter) {
      const known = owed.get(keyOf(letter));
      if (!known) return;
      known.times -= 1;
      if (known.times === 0) owed.delete(keyOf(letter));
    },
    lost(waiting) {
      const left = new Map([...owed].map(([key, { times }]) => [key, times]));
      for (const letter of waiting) left.set(keyOf(letter), (left.get(keyOf(letter)) ?? 0) - 1);
      return [...owed].flatMap(([key, { letter }]) =>
        Array.from({ length: Math.max(0, left.get(key) ?? 0) }, () => letter),
      );
    },
    clear: () => owed.clear(),
  };
}
