/** Which command a server refused: what it refuses MAIL for is about the sender, RCPT the recipient, DATA the message. */
export type SmtpStage = 'connect' | 'mail' | 'rcpt' | 'data';

const READ_MAX = 4_000;

const COMMANDS: Record<string, SmtpStage> = {
  helo: 'connect',
  ehlo: 'connect',
  lhlo: 'connect',
  starttls: 'connect',
  auth: 'connect',
  connection: 'connect',
  greeting: 'connect',
  mail: 'mail',
  rcpt: 'rcpt',
  data: 'data',
  bdat: 'data',
};

/** A transcript's own side: `>>> RCPT To:<…>`, or the other way round where the arrows show where it went. */
const SENT =
  /^\s{0,20}(?:sent )?(?:>>>|<<<|-->|->|<--|c:)\s{0,5}(helo|ehlo|lhlo|mail(?= from)|rcpt(?= to)|data|bdat)\b/;
const ANSWERED = /^\s{0,20}(?:received )?(?:(?:<<<|>>>|<--|<-|-->|s:)\s{0,5})?([45]\d\d)(?=[\s-])(.*)$/;

/** What programs write about the command they were at. */
const NAMED =
  /(?:\b(?:in (?:reply|response) to|after|following|during|while sending|stage:|smtp command|our(?: final)?|at the|on)|smtp:|\[)\s{0,3}(?:the )?(?:end of |initial |final |pipelined )?(?:(helo|ehlo|starttls|auth|connection|greeting|mail(?=[_ ]from\b|\])|rcpt|data|bdat)(?:_|\b))/;
const SAID: [RegExp, SmtpStage][] = [
  [/does not like recipient|recipient was rejected|rejected recipient\b/, 'rcpt'],
  [/sender was rejected|does not like (?:the )?sender/, 'mail'],
  [/my name was rejected|greeting failed|initial (?:server |protocol )?greeting/, 'connect'],
  [/after i sent the message|sending (?:the )?(?:message|mail) (?:body|content)/, 'data'],
];

/** Undefined where nobody says. */
export function findStage(text: string): SmtpStage | undefined {
  const read = text.slice(0, READ_MAX).toLowerCase();
  return stageOfTranscript(read) ?? stageInProse(read);
}

/** The command before the first refusal. */
function stageOfTranscript(text: string): SmtpStage | undefined {
  let command: SmtpStage | undefined;
  let isRefused = false;
  for (const line of text.split('\n')) {
    const [, sent] = SENT.exec(line) ?? [];
    const [, code, words = ''] = sent === undefined ? (ANSWERED.exec(line) ?? []) : [];
    if (sent !== undefined && !isRefused) command = COMMANDS[sent];
    if (code === undefined || command === undefined) continue;
    isRefused = true;
    // With pipelining the refusal of a recipient is read after DATA was sent, and DATA is then out of sequence.
    if (command === 'data' && /^50[34]|^554/.test(code) && RECIPIENT_WANTED.test(words)) return 'rcpt';
  }
  return isRefused ? command : undefined;
}

const RECIPIENT_WANTED = /\brcpt\b|valid recipients|need recipient|no recipient/;

function stageInProse(text: string): SmtpStage | undefined {
  const [, named] = NAMED.exec(text) ?? [];
  return named === undefined ? SAID.find(([form]) => form.test(text))?.[1] : COMMANDS[named];
}
