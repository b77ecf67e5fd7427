type Asked = { state: 'open' | 'accepted' | 'declined' | 'revoked'; expires_at: Date };

/** Where an invitation stands: an open one ends by itself. */
export const invitationState = (invitation: Asked, now: Date): Asked['state'] | 'expired' =>
  invitation.state === 'open' && invitation.expires_at <= now ? 'expired' : invitation.state;

/** Why an invitation takes no answer; undefined while it does. */
export const notAnswerable = (
  invitation: Asked,
  now: Date,
): 'invitation-answered' | 'invitation-expired' | undefined => {
  const state = invitationState(invitation, now);
  if (state === 'open') return undefined;
  return state === 'expired' ? 'invitation-expired' : 'invitation-answered';
};
