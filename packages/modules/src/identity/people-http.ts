import type { Answers } from '@naskhah/contract/answers';
import type { people } from '@naskhah/contract/identity/people.calls';
import type { Db } from '@naskhah/db/tables';
import { ok } from '@naskhah/kernel/result';
import { bulkPeople } from '@naskhah/words/identity/bulk-people';
import { teamListFaults, teamListOutcomes } from '@naskhah/words/identity/team-list-outcomes';
import { refusalWords } from '@naskhah/words/refusals';
import type { PeopleNeeds } from './people-ports.ts';
import { acceptInvitation } from './use-cases/accept-invitation.ts';
import { actOnPeople } from './use-cases/act-on-people.ts';
import { addEmail } from './use-cases/add-email.ts';
import { anonymisePerson } from './use-cases/anonymise-person.ts';
import { answerInvitation } from './use-cases/answer-invitation.ts';
import { cancelMerge } from './use-cases/cancel-merge.ts';
import { confirmMerge, readMerge } from './use-cases/confirm-merge.ts';
import { confirmOwnEmail } from './use-cases/confirm-own-email.ts';
import { declineInvitation } from './use-cases/decline-invitation.ts';
import { endSessions } from './use-cases/end-sessions.ts';
import { grantRole } from './use-cases/grant-role.ts';
import { inviteListToTeam } from './use-cases/invite-list-to-team.ts';
import { invitePerson } from './use-cases/invite-person.ts';
import { inviteToTeam } from './use-cases/invite-to-team.ts';
import { makeEmailPrimary } from './use-cases/make-email-primary.ts';
import { readInvitation } from './use-cases/read-invitation.ts';
import { reinstatePerson } from './use-cases/reinstate-person.ts';
import { removeEmail } from './use-cases/remove-email.ts';
import { resendInvitation } from './use-cases/resend-invitation.ts';
import { revokeInvitation } from './use-cases/revoke-invitation.ts';
import { revokeRole } from './use-cases/revoke-role.ts';
import { startMerge } from './use-cases/start-merge.ts';
import { startOwnMerge } from './use-cases/start-own-merge.ts';
import { suspendPerson } from './use-cases/suspend-person.ts';
import { turnOffFactorOfPerson } from './use-cases/turn-off-factor-of-person.ts';

const iso = <T extends { expires_at: Date }>(asked: T) => ({ ...asked, expires_at: asked.expires_at.toISOString() });

export const peopleAnswers = (db: Db, needs: PeopleNeeds): Answers<typeof people> => ({
  actOnPeople: async (actor, { usr_ids, ...asked }, { language }) => {
    const outcomes = await actOnPeople(needs)(actor, usr_ids, asked);
    const results = outcomes.map(({ id, result }) => ({
      usr_id: id,
      done: result.ok,
      message: result.ok ? bulkPeople.done[language] : refusalWords[result.refusal][language],
    }));
    return ok({ done: results.filter(({ done }) => done).length, results });
  },
  addEmail: (actor, { usr_id, email }) => addEmail(needs)(actor, { personId: usr_id, email }),
  confirmOwnEmail: (actor, { token }) => confirmOwnEmail(needs)(actor, token),
  makeEmailPrimary: (actor, { usr_id, email }) => makeEmailPrimary(needs)(actor, { personId: usr_id, email }),
  removeEmail: (actor, { usr_id, email }) => removeEmail(needs)(actor, { personId: usr_id, email }),
  grantRole: (actor, { usr_id, acl }) => grantRole(needs)(actor, { personId: usr_id, acl }),
  revokeRole: (actor, { usr_id, acl }) => revokeRole(needs)(actor, { personId: usr_id, acl }),
  suspendPerson: (actor, { usr_id, ...input }) => suspendPerson(needs)(actor, { personId: usr_id, ...input }),
  reinstatePerson: (actor, { usr_id, version }) => reinstatePerson(needs)(actor, { personId: usr_id, version }),
  endSessions: (actor, { usr_id, key }) => endSessions(needs)(actor, { personId: usr_id, key }),
  turnOffFactorOfPerson: (actor, { usr_id, reason }) =>
    turnOffFactorOfPerson(needs)(actor, { personId: usr_id, reason }),
  anonymisePerson: (actor, { usr_id, version }) => anonymisePerson(needs)(actor, { personId: usr_id, version }),

  startMerge: (actor, { usr_id, other_id }) => startMerge(needs)(actor, { keptId: usr_id, otherId: other_id }),
  startOwnMerge: (actor, { email }) => startOwnMerge(db, needs)(actor, email),
  readMerge: async (_actor, { token }, { address }) => {
    const asked = await readMerge(db, needs)({ token, address });
    return asked.ok ? ok(iso(asked.value)) : asked;
  },
  confirmMerge: async (_actor, { token }, { address }) => {
    const confirmed = await confirmMerge(db, needs)({ token, address });
    return confirmed.ok ? ok(iso(confirmed.value)) : confirmed;
  },
  cancelMerge: (actor, { id }) => cancelMerge(needs)(actor, id),

  invitePerson: (actor, input) => {
    const to =
      input.kind === 'role'
        ? { kind: input.kind, acl: input.acl }
        : input.kind === 'journal'
          ? { kind: input.kind, journal: input.journal_id }
          : { kind: input.kind };
    return invitePerson(needs)(actor, { ...input, to });
  },
  inviteToTeam: (actor, { journal_id, preset_id, ...input }) =>
    inviteToTeam(needs)(actor, { ...input, seat: { journal: journal_id, preset: preset_id } }),
  inviteListToTeam: async (actor, { journal_id, ...asked }, { language: spoken }) => {
    const done = await inviteListToTeam(needs)(actor, { ...asked, journal: journal_id });
    if (!done.ok) return done;
    const lines = done.value.map(({ line, name, email, place, fault, refusal, invited }) => {
      const wrong = fault ? teamListFaults[fault] : refusal && refusalWords[refusal];
      const state = wrong ? ('fault' as const) : invited ? ('invited' as const) : ('ready' as const);
      return {
        line,
        name,
        email,
        place,
        state,
        message: (wrong ?? teamListOutcomes[invited ? 'invited' : 'ready'])[spoken],
      };
    });
    return ok({ invited: lines.filter(({ state }) => state === 'invited').length, lines });
  },
  resendInvitation: (actor, { id }) => resendInvitation(needs)(actor, id),
  revokeInvitation: (actor, { id }) => revokeInvitation(needs)(actor, id),
  answerInvitation: (actor, input) => answerInvitation(needs)(actor, input),
  readInvitation: async (actor, { token }, { address }) => {
    const read = await readInvitation(db, needs)(actor, { token, address });
    if (!read.ok) return read;
    const { kind, state, name, message, to, preset, inviter, known, own, ...rest } = read.value;
    const { address: email, expires_at } = rest;
    return ok(iso({ kind, state, email, name, message, to, preset, invited_by: inviter, known, own, expires_at }));
  },
  acceptInvitation: async (actor, { token, usr_name, usr_family, usr_password }, visit) => {
    const { address, userAgent } = visit;
    const input = { token, name: usr_name, family: usr_family, password: usr_password, address, userAgent };
    const accepted = await acceptInvitation(db, needs)(actor, input);
    if (!accepted.ok) return accepted;
    const { person, token: session } = accepted.value;
    if (session) visit.keepSession(session);
    return ok(await needs.describeUser(person, person));
  },
  declineInvitation: (_actor, { token }, { address }) => declineInvitation(db, needs)({ token, address }),
});
