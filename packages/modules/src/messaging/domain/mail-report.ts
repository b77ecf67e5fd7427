/** What a mail server or a provider says of a mail after it was sent (RFC 3464, RFC 5965). */
export type MailReport = {
  /** Ours, from the Message-ID of the returned mail; without it the latest mail to the address is meant. */
  mail: string | undefined;
  address: string | undefined;
  kind: 'bounced' | 'delivered' | 'complained';
  reason: string;
};

type State = 'queued' | 'paused' | 'sent' | 'refused' | 'bounced' | 'delivered' | 'complained';

/** The state after a report: what went out can be delivered, come back or be complained about; a bounce is the last word. */
export const afterReport = (state: State, kind: MailReport['kind']): State => {
  switch (state) {
    case 'queued':
    case 'paused':
    case 'refused':
    case 'bounced':
      return state;
    case 'sent':
    case 'delivered':
      return kind;
    case 'complained':
      return kind === 'bounced' ? 'bounced' : 'complained';
  }
};
