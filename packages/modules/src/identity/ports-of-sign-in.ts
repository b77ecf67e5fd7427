/** What signing in needs from libraries and outside services; filled by adapters. */

/** Time-based one-time passwords (RFC 6238): six digits, steps of 30 s. */
export type Totp = {
  newSecret: () => string;
  /** What an authenticator app reads from the QR code. */
  addressOf: (secret: string, account: string) => string;
  /** The step that a code belongs to, one before and one after the present allowed; undefined for a wrong code. */
  stepOf: (secret: string, code: string, now: Date) => number | undefined;
};

/** Where a browser says it is: the passkey of one site is useless on another. */
export type Site = { origin: string };
export type StoredPasskey = { id: string; publicKey: Buffer; counter: number; transports: string[] };

export type Passkeys = {
  optionsToMake: (
    site: Site,
    person: { id: string; address: string; name: string },
    known: readonly Pick<StoredPasskey, 'id' | 'transports'>[],
  ) => Promise<{ challenge: string; options: Record<string, unknown> }>;
  /** The new passkey, or undefined when the answer does not fit the challenge and the site. */
  made: (site: Site, challenge: string, response: unknown) => Promise<StoredPasskey | undefined>;
  optionsToUse: (
    site: Site,
    known: readonly Pick<StoredPasskey, 'id' | 'transports'>[],
  ) => Promise<{ challenge: string; options: Record<string, unknown> }>;
  /** The counter after this use, or undefined when the signature does not fit. */
  used: (site: Site, challenge: string, response: unknown, passkey: StoredPasskey) => Promise<number | undefined>;
};

/** Kept here while a person is away at another provider. */
export type OutsideWay = { state: string; nonce: string; verifier: string };
export type OutsidePerson = { issuer: string; subject: string; email: string | undefined };

export type OutsideLogin = {
  /** What the button says, as the operator named it. */
  label: string;
  begin: (returnTo: string) => Promise<{ url: string; way: OutsideWay }>;
  /** Who came back; undefined when the answer is not for this way out, or the provider refused it. */
  finish: (returnedTo: URL, way: OutsideWay) => Promise<OutsidePerson | undefined>;
};

export type OrcidLink = {
  begin: (returnTo: string) => Promise<{ url: string; way: OutsideWay }>;
  /** The iD that the registry has authenticated. */
  finish: (returnedTo: URL, way: OutsideWay) => Promise<{ orcid: string } | undefined>;
};

export type SignInServices = {
  totp: Totp;
  passkeys: Passkeys;
  oidc: OutsideLogin | undefined;
  orcid: OrcidLink | undefined;
  /** Answers that must not tell known from unknown come no sooner than after so many milliseconds. */
  evenMs: number;
  /** Leading zero bits that a registration's puzzle asks for. */
  puzzleBits: number;
};
