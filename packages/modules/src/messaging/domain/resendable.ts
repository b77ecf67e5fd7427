import { codeEvents } from './without-secrets.ts';

type State = 'queued' | 'paused' | 'sent' | 'refused' | 'bounced' | 'delivered' | 'complained';

/** A mail that still waits is not sent twice. */
export const stillWaits = (state: State): boolean => state === 'queued' || state === 'paused';

/** Codes end within minutes; sending one again would only mislead. */
export const mayResend = ({ state, event }: { state: State; event: string }): boolean =>
  !stillWaits(state) && !codeEvents.includes(event);
