import { createHash } from 'node:crypto';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { eachByItself } from '@naskhah/kernel/each-by-itself';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { readTeamList, type TeamLine } from '../domain/team-list.ts';
import { mayInviteTo } from '../domain/team-policy.ts';
import type { PeopleNeeds } from '../people-ports.ts';
import { inviteToTeam } from './invite-to-team.ts';

type Asked = {
  /** Made by the client: the same list sent again invites nobody twice. */
  batch: string;
  journal: string;
  text: string;
  language: 'en' | 'ms';
  message: string;
  /** Without it nobody is invited, and each line says what would happen. */
  apply: boolean;
};
type Refusal = 'journal-not-found' | 'too-many-lines' | 'not-while-switched' | 'not-by-key';
type LineRefusal = Exclude<Awaited<ReturnType<ReturnType<typeof inviteToTeam>>>, { ok: true }>['refusal'];
export type LineOutcome = TeamLine & { invited: boolean; refusal: LineRefusal | 'could-not-be-done' | undefined };

const mostLines = 1000;

/** The id of one line's invitation, the same for the same list (UUID version 8, RFC 9562). */
const idOf = (batch: string, { email, preset }: TeamLine): string => {
  const bytes = createHash('sha256').update(`${batch} ${email} ${preset}`).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Invites those whom a list names, each by itself; a line that is wrong keeps nobody else from being invited. */
export const inviteListToTeam =
  (needs: PeopleNeeds) =>
  async (
    actor: Actor,
    { batch, journal, text, language, message, apply }: Asked,
  ): Promise<Result<LineOutcome[], Refusal>> => {
    if (actor.kind === 'person' && actor.key !== undefined) return refuse('not-by-key');
    if (!isInPerson(actor)) return refuse('not-while-switched');
    if (!mayInviteTo(actor, journal)) return refuse('journal-not-found');
    const rows = needs.readCsv(text);
    if (rows.length > mostLines) return refuse('too-many-lines', [{ path: 'text', code: 'too-many-lines' }]);
    const presets = await needs.transaction((trx) => needs.seats.named(trx, journal));
    const lines = readTeamList(rows, presets);
    if (!apply) return ok(lines.map((line) => ({ ...line, invited: false, refusal: undefined })));
    const ready = new Map(lines.filter(({ fault }) => !fault).map((line) => [idOf(batch, line), line]));
    const invite = inviteToTeam(needs);
    const outcomes = await eachByItself([...ready.keys()], (id) => {
      const { email = '', name = '', preset = '' } = ready.get(id) ?? {};
      return invite(actor, { id, email, name, language, message, seat: { journal, preset } });
    });
    const of = new Map(outcomes.map(({ id, result }) => [ready.get(id), result]));
    return ok(
      lines.map((line) => {
        const result = of.get(line);
        return { ...line, invited: result?.ok === true, refusal: result && !result.ok ? result.refusal : undefined };
      }),
    );
  };
