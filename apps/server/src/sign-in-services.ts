import { type OidcSettings, oidc } from '@naskhah/adapters/oidc';
import { type OrcidSettings, orcidLink } from '@naskhah/adapters/orcid';
import { passkeys } from '@naskhah/adapters/passkeys';
import { totp } from '@naskhah/adapters/totp';
import type { SignInServices } from '@naskhah/modules/identity';

type Settings = {
  oidc?: OidcSettings | undefined;
  orcid?: OrcidSettings | undefined;
  evenMs?: number;
  puzzleBits?: number;
};

/** A third of a second hides what a busy database adds; 16 bits cost a phone about as much. */
export const signInServices = (settings: Settings = {}): SignInServices => ({
  totp,
  passkeys,
  oidc: settings.oidc && oidc(settings.oidc),
  orcid: settings.orcid && orcidLink(settings.orcid),
  evenMs: settings.evenMs ?? 300,
  puzzleBits: settings.puzzleBits ?? 16,
});
