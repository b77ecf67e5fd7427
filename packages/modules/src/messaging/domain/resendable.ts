type State = 'queued' | 'paused' | 'sent' | 'refused' | 'bounced' | 'delivered' | 'complained';

/** A mail that still waits is not sent twice. */
export const stillWaits = (state: State): boolean => state === 'queued' || state === 'paused';

/** Codes end within minutes; sending one again would only mislead. */
const codes: readonly string[] = ['reset-password-code', 'confirm-email-code'];

export const mayResend = ({ state, event }: { state: State; event: string }): boolean =>
  !stillWaits(state) && !codes.includes(event);
