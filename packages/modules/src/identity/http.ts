import type { Answers } from '@naskhah/contract/answers';
import type { identity } from '@naskhah/contract/identity/calls';
import type { Db } from '@naskhah/db/tables';
import { isSwitched } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import type { Language } from '@naskhah/kernel/language';
import { ok, type Result } from '@naskhah/kernel/result';
import type { IdentityNeeds } from './ports.ts';
import { findPeople } from './queries/find-people.ts';
import { profile } from './queries/profile.ts';
import { signInAnswers } from './sign-in-http.ts';
import { keepAppearance } from './store/appearance.ts';
import { setSessionLanguage } from './store/session.ts';
import { changePassword } from './use-cases/change-password.ts';
import { changeRole } from './use-cases/change-role.ts';
import { checkCode } from './use-cases/check-code.ts';
import { confirmEmail } from './use-cases/confirm-email.ts';
import { createFirstAdministrator } from './use-cases/create-first-administrator.ts';
import { openProfile } from './use-cases/open-profile.ts';
import { registerUser } from './use-cases/register-user.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { saveAffiliations } from './use-cases/save-affiliations.ts';
import { sendCode } from './use-cases/send-code.ts';
import { switchUser } from './use-cases/switch-user.ts';
import { unsetUser } from './use-cases/unset-user.ts';
import { updateProfile } from './use-cases/update-profile.ts';

type Started = { person: PersonId; behind?: PersonId; token: string };

export const identityAnswers = (db: Db, needs: IdentityNeeds): Answers<typeof identity> => {
  /** The account's language, unless the session has its own. */
  const user = async (person: PersonId, behind: PersonId = person, language?: Language, role?: number) => ({
    ...(await needs.describeUser(person, behind, role)),
    ...(language && { language }),
  });

  /** What starts a session answers its user and gives the browser the cookie. */
  const started = async <R extends string>(
    result: Result<Started, R>,
    keep: (token: string) => void,
    language?: Language,
  ): Promise<Result<Awaited<ReturnType<typeof user>>, R>> => {
    if (!result.ok) return result;
    keep(result.value.token);
    return ok(await user(result.value.person, result.value.behind, language));
  };

  return {
    ...signInAnswers(db, needs, (person) => user(person)),
    currentSession: async (actor, _input, { language }) =>
      ok({
        user: actor.kind === 'person' ? await user(actor.person, actor.behind, language, actor.role) : null,
        demo: needs.demo,
        outside: { login: needs.signIn.oidc?.label ?? null, orcid: needs.signIn.orcid !== undefined },
      }),
    changeRole: async (actor, { usr_acl }, { language, sessionToken = '' }) => {
      const changed = await changeRole(needs)(actor, usr_acl, sessionToken);
      if (!changed.ok) return changed;
      return actor.kind === 'person'
        ? ok(await user(actor.person, actor.behind, language, usr_acl))
        : { ok: false, refusal: 'role-not-held' };
    },
    changeLanguage: async (_actor, { language }, { sessionToken = '' }) => {
      await setSessionLanguage(db, needs.secret, sessionToken, language);
      return ok({ done: true } as const);
    },
    changeAppearance: async (actor, change) => {
      if (actor.kind === 'person' && !isSwitched(actor)) await keepAppearance(db, actor.person, change);
      return ok({ done: true } as const);
    },
    registerUser: async (_actor, input, visit) =>
      registerUser(
        db,
        needs,
      )({
        email: input.usr_email,
        password: input.usr_password,
        name: input.usr_name,
        family: input.usr_family,
        language: input.language,
        proof: input.proof,
        address: visit.address,
      }),
    confirmEmail: async (_actor, { email, code }, visit) =>
      started(
        await confirmEmail(db, needs)({ email, code, userAgent: visit.userAgent, address: visit.address }),
        visit.keepSession,
      ),
    openProfile: async (_actor, { ticket }, visit) =>
      started(await openProfile(needs)({ ticket, userAgent: visit.userAgent }), visit.keepSession),
    saveOtpCode: async (_actor, { email, purpose }, visit) => {
      const sent = await sendCode(db, needs)({ email, purpose, address: visit.address, device: visit.device });
      return sent.ok ? ok({ done: true as const, minutes: sent.value.minutes }) : sent;
    },
    getOtpCode: async (_actor, input, { address, device }) => checkCode(db, needs)({ ...input, address, device }),
    resetPassword: async (_actor, input, { address }) => resetPassword(db, needs)({ ...input, address }),
    changeNewPassword: async (actor, { old_password, new_password }, visit) =>
      changePassword(db, needs)(actor, {
        oldPassword: old_password,
        newPassword: new_password,
        sessionToken: visit.sessionToken,
      }),
    getProfile: async (actor) => ok(await profile(db, actor.kind === 'person' ? actor.person : '')),
    updateUserProfile: async (actor, input) => {
      const saved = await updateProfile(needs)(actor, {
        ...input,
        name: input.usr_name,
        family: input.usr_family,
        firstname: input.usr_firstname,
      });
      return saved.ok ? ok(await profile(db, actor.kind === 'person' ? actor.person : '')) : saved;
    },
    saveUserAffiliation: async (actor, { affiliations }) => {
      const mapped = affiliations.map(({ is_primary, starts_on, ends_on, ...one }) => ({
        ...one,
        startsOn: starts_on,
        endsOn: ends_on,
        isPrimary: is_primary,
      }));
      const saved = await saveAffiliations(needs)(actor, mapped);
      return saved.ok ? ok(await profile(db, actor.kind === 'person' ? actor.person : '')) : saved;
    },
    adminTicket: async (_actor, input, visit) =>
      started(
        await createFirstAdministrator(
          db,
          needs,
        )({
          ticket: input.ticket,
          email: input.usr_email,
          password: input.usr_password,
          name: input.usr_name,
          family: input.usr_family,
          userAgent: visit.userAgent,
          address: visit.address,
        }),
        visit.keepSession,
      ),
    findPeople: async (_actor, { q }) => ok(await findPeople(db, q)),
    switchUser: async (actor, { usr_id, reason }, visit) => {
      const { sessionToken, userAgent, language } = visit;
      const input = { personId: usr_id, reason, sessionToken, userAgent, language };
      return started(await switchUser(needs)(actor, input), visit.keepSession, language);
    },
    unsetUser: async (actor, _input, { sessionToken, userAgent, language, keepSession }) =>
      started(await unsetUser(needs)(actor, { sessionToken, userAgent, language }), keepSession, language),
  };
};
