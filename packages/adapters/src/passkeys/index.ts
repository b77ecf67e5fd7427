import type { Passkeys, Site } from '@naskhah/modules/identity';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

const nameOf = ({ origin }: Site): string => new URL(origin).hostname;

/** The library throws at whatever it does not accept; to the caller all of it is 'not accepted'. */
const orNothing = async <T>(check: () => Promise<T | undefined>): Promise<T | undefined> => {
  try {
    return await check();
  } catch {
    return undefined;
  }
};

/** Passkeys are found by the authenticator itself and always ask for the person (PIN or finger): each is two factors in one. */
export const passkeys: Passkeys = {
  optionsToMake: async (site, person, known) => {
    const options = await generateRegistrationOptions({
      rpName: 'Naskhah',
      rpID: nameOf(site),
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.address,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: [...known],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { challenge: options.challenge, options: { ...options } };
  },
  made: (site, challenge, response) =>
    orNothing(async () => {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: nameOf(site),
        requireUserVerification: true,
      });
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey), counter, transports: [...transports] };
    }),
  optionsToUse: async (site, known) => {
    const options = await generateAuthenticationOptions({
      rpID: nameOf(site),
      allowCredentials: [...known],
      userVerification: 'required',
    });
    return { challenge: options.challenge, options: { ...options } };
  },
  used: (site, challenge, response, { id, publicKey, counter }) =>
    orNothing(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: nameOf(site),
        credential: { id, publicKey: new Uint8Array(publicKey), counter },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    }),
};
