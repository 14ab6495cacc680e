/** Why a message that was taken comes back later as a delivery status notification. */
export type BounceReason = 'unknownUser' | 'full';

/** `data`: the message is lost with the connection. `accepted`: it is kept, only the answer is lost (RFC 1047). */
type DropInData = 'data' | 'accepted';

export type MailboxBehaviour =
  | { kind: 'accept' }
  | { kind: 'unknownUser' }
  | { kind: 'greylist'; seconds: number }
  | { kind: 'full'; permanent: boolean }
  | { kind: 'disabled' }
  | { kind: 'policy' }
  /** Over the rate it says 450, or with `hangUp` 421 and is gone. */
  | { kind: 'rateLimit'; perMinute: number; hangUp?: boolean }
  | { kind: 'drop'; after: 'rcpt' | DropInData }
  | { kind: 'acceptThenBounce'; reason: BounceReason };

/** How a whole host behaves. What is not about recipients leaves them to the usual rule: who is known is accepted. */
export type Behaviour =
  | MailboxBehaviour
  | { kind: 'catchAll' }
  /** Refuses the unknown but for names that look made up, so that asking for one of those tells nothing. */
  | { kind: 'liarCatchAll' }
  | { kind: 'tarpit'; seconds: number }
  | { kind: 'drop'; after: 'banner' }
  | { kind: 'tls'; fault: 'broken' | 'expired' | 'refused' }
  | { kind: 'refuseVrfy' }
  | { kind: 'refuseNullSender' }
  | { kind: 'connectionLimit'; max: number };

/** Several at once, where they go together, such as greylisting and refusing VRFY. */
export type Behaviours = readonly Behaviour[];

export const asList = (behaviour: Behaviour | Behaviours): Behaviours =>
  'kind' in behaviour ? [behaviour] : behaviour;

export type BehaviourOf<K extends Behaviour['kind']> = Extract<Behaviour, { kind: K }>;

export const findBehaviour = <K extends Behaviour['kind']>(among: Behaviours, kind: K): BehaviourOf<K> | undefined =>
  among.find((behaviour): behaviour is BehaviourOf<K> => behaviour.kind === kind);

export type Verdict =
  | { kind: 'take'; bounceLater?: BounceReason; drop?: DropInData }
  | { kind: 'refuse'; reason: Refusal }
  | { kind: 'drop' };

export type Refusal =
  | 'unknownUser'
  | 'greylisted'
  | 'full'
  | 'fullForGood'
  | 'disabled'
  | 'policy'
  | 'slowDown'
  | 'hangUp'
  | 'tooManyConnections'
  | 'nullSender'
  | 'relay';
