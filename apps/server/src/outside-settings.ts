import type { OidcSettings } from '@naskhah/adapters/oidc';
import type { OrcidSettings } from '@naskhah/adapters/orcid';
import * as z from 'zod';

const isSafe = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(url?.hostname ?? '');
};
const address = (form: string) =>
  z
    .string()
    .refine(isSafe, { error: `the form is ${form}` })
    .optional();

/** Other providers: one for logging in, and the ORCID registry. */
export const outsideEnvironment = {
  OIDC_ISSUER: address('https://login.example.edu'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_LABEL: z.string().max(60, { error: 'at most 60 characters' }).optional(),
  ORCID_URL: address('https://orcid.org'),
  ORCID_CLIENT_ID: z.string().optional(),
  ORCID_CLIENT_SECRET: z.string().optional(),
};

type Environment = z.infer<z.ZodObject<typeof outsideEnvironment>>;

/** A provider is set up wholly or not at all: what is missing, by name. */
export const missingOutside = (env: Environment): string[] => {
  const lacking = (one: 'OIDC' | 'ORCID', names: (keyof Environment)[]) => {
    const unset = names.filter((name) => env[name] === undefined);
    return unset.length === names.length ? [] : unset.map((name) => `${name}: needed with the other ${one} settings`);
  };
  return [
    ...lacking('OIDC', ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']),
    ...lacking('ORCID', ['ORCID_CLIENT_ID', 'ORCID_CLIENT_SECRET']),
  ];
};

export const outsideSettings = (
  env: Environment,
): { oidc: OidcSettings | undefined; orcid: OrcidSettings | undefined } => ({
  oidc:
    env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
      ? {
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
          label: env.OIDC_LABEL ?? new URL(env.OIDC_ISSUER).hostname,
        }
      : undefined,
  orcid:
    env.ORCID_CLIENT_ID && env.ORCID_CLIENT_SECRET
      ? {
          url: env.ORCID_URL ?? 'https://orcid.org',
          clientId: env.ORCID_CLIENT_ID,
          clientSecret: env.ORCID_CLIENT_SECRET,
        }
      : undefined,
});
