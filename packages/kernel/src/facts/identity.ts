type OfPerson = { about: 'person' };
type OfInvitation = { about: 'person'; data: { invitation: string; kind: string } };

export type IdentityFacts = {
  'person-registered': OfPerson;
  'administrator-was-created': OfPerson;
  'account-was-purged': OfPerson;

  'email-was-confirmed': OfPerson;
  'confirmation-was-sent-again': OfPerson;
  'email-was-asked-for': OfPerson;
  'email-was-added': OfPerson;
  'email-was-removed': OfPerson;
  'primary-email-was-changed': OfPerson;

  'profile-was-saved': OfPerson;
  'affiliations-were-saved': OfPerson;
  'orcid-was-verified': OfPerson;
  'orcid-was-unlinked': OfPerson;

  'password-was-changed': OfPerson;
  'password-was-reset': OfPerson;
  'second-factor-was-turned-on': OfPerson;
  'second-factor-was-turned-off': OfPerson;
  'recovery-codes-were-renewed': OfPerson;
  'passkey-was-added': OfPerson;
  'passkey-was-removed': OfPerson;
  'api-key-was-made': OfPerson;
  'api-key-was-removed': { about: 'person'; data: { key: string } };

  'session-was-ended': OfPerson;
  'other-sessions-were-ended': OfPerson;
  'sessions-were-ended': { about: 'person'; data: { count: number } };
  'role-in-use-was-changed': { about: 'person'; data: { acl: number } };
  'user-was-switched': OfPerson;
  'switch-was-ended': OfPerson;

  'role-was-granted': { about: 'person'; data: { acl: number } };
  'role-was-revoked': { about: 'person'; data: { acl: number } };
  'account-was-suspended': OfPerson;
  'account-was-reinstated': OfPerson;
  'person-was-anonymised': OfPerson;

  'person-was-invited': OfInvitation;
  'invitation-was-resent': { about: 'person'; data: { invitation: string } };
  'invitation-was-revoked': { about: 'person'; data: { invitation: string } };
  'invitation-was-accepted': OfInvitation;
  'invitation-was-declined': OfInvitation;

  'merge-was-started': { about: 'person'; data: { person: string } };
  'merge-was-cancelled': { about: 'person'; data: { person: string } };
  /** Every module hands what it keeps of one account to another. */
  'accounts-were-merged': { about: 'person'; data: { from: string; into: string } };
  'account-became-part-of-another': { about: 'person'; data: { into: string } };
};
