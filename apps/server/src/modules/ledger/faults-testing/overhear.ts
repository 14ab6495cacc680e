/** Where a host hangs up; of the two after the last byte, it never had the mail in the first and has it in the second. */
export const DROPS = ['afterMail', 'beforeLastByte', 'lastByteLost', 'answerLost', 'afterAnswer'] as const;
export type Drop = (typeof DROPS)[number];

type Overheard = {
  /** What is said, piece by piece; gives after how many letters of it the line is cut, if it is. */
  clientSaid(text: string): number | undefined;
  hostSaid(text: string): number | undefined;
  /**
   * What may be in doubt when the line ends here: the mail on the wire, and the one before it where the sender may not have had
   * the time to write its answer down. By its Message-ID, or by its recipient as long as nothing else is known of it.
   */
  unsettled(): string[];
};

type Hooks = {
  /** What happens to the mail that begins now. */
  nextDrop: () => Drop | undefined;
  onMail: () => void;
};

type Mail = { drop: Drop | undefined; recipient: string; text: string; isWhole: boolean };

const END = '\r\n.\r\n';

/** Follows SMTP far enough to know where in a mail the two are, however much is said at once (RFC 2920). */
export function overhear({ nextDrop, onMail }: Hooks): Overheard {
  /** Begun and not yet answered: the first may be whole, the other is only announced. */
  let mails: Mail[] = [];
  let answered: string | undefined;
  let command = '';
  let isInMessage = false;
  let saidGoodbye = false;

  function clientSaid(text: string): number | undefined {
    for (let at = 0; at < text.length; ) {
      const mail = mails.at(-1);
      const piece = text.slice(at);
      if (isInMessage && mail) {
        const known = mail.text.length;
        mail.text += piece;
        const end = mail.text.indexOf(END);
        if (mail.drop === 'beforeLastByte') return at + (end < 0 ? piece.length : end + END.length - 1 - known);
        if (end < 0) return undefined;
        mail.text = mail.text.slice(0, end + END.length);
        mail.isWhole = true;
        isInMessage = false;
        at += end + END.length - known;
        if (mail.drop === 'lastByteLost') return at - 1;
      } else {
        const end = piece.indexOf('\n') + 1;
        command += piece.slice(0, end || undefined);
        if (end === 0) return undefined;
        at += end;
        const isCut = hearCommand(command.trim());
        command = '';
        if (isCut) return at;
      }
    }
    return undefined;
  }

  /** Whether the line is cut after it. */
  function hearCommand(words: string): boolean {
    const mail = mails.at(-1);
    if (words === 'QUIT') saidGoodbye = true;
    if (words === 'DATA') isInMessage = true;
    if (words.startsWith('RCPT TO') && mail) mail.recipient = /<(.*)>/.exec(words)?.[1] ?? '';
    if (!words.startsWith('MAIL FROM')) return false;
    const drop = nextDrop();
    mails.push({ drop, recipient: '', text: '', isWhole: false });
    onMail();
    return drop === 'afterMail';
  }

  function hostSaid(text: string): number | undefined {
    const [mail, ...later] = mails;
    if (!mail?.isWhole) return undefined;
    if (mail.drop === 'answerLost') return 0;
    answered = nameOf(mail);
    mails = later;
    return mail.drop === 'afterAnswer' ? text.indexOf('\n') + 1 : undefined;
  }

  function unsettled(): string[] {
    const [mail] = mails;
    if (saidGoodbye) return [];
    const names = mail?.isWhole ? [nameOf(mail)] : [mail && nameOf(mail), answered];
    return names.flatMap((name) => name || []);
  }

  return { clientSaid, hostSaid, unsettled };
}

const nameOf = ({ text, recipient }: Mail) => /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? recipient;
