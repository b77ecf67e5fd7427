import type { SessionUser } from '@naskhah/contract/identity/views';
import type { PersonId } from '@naskhah/kernel/ids';
import type * as z from 'zod';
import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';
import type { SignInServices } from './ports-of-sign-in.ts';

export type SessionUserView = z.input<typeof SessionUser>;

export type IdentityNeeds = ActNeeds & {
  enqueue: Enqueue;
  /** Public address of the portal, for links in mails. */
  portalUrl: string;
  /** Key of every stored hash of a token or code. */
  secret: string;
  /** Whether the accounts of the demo world may be shown. */
  demo: { password: string; accounts: { email: string; name: string }[] } | null;
  /** The session user as the portal shows it; filled by the later module access, which knows roles. */
  describeUser: (person: PersonId, behind: PersonId, role?: number) => Promise<SessionUserView>;
  /** Why nobody with this address may register, as the portal is set; filled by the later module access. */
  registrationFault: (email: string) => Promise<'registration-closed' | 'domain-refused' | undefined>;
  randomDigits: () => string;
  randomToken: () => string;
  signIn: SignInServices;
};
