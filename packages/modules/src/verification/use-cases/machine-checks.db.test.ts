import { newId } from '@naskhah/kernel/ids';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { sendRegistration } from '@naskhah/testing/whole-registration';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteAnswer } from '../ports.ts';
import { lookAt } from './run-checks.ts';

const database = testDatabase();
const server = testServer(database);
type Seen = { machine: string; verdict: string };

let secretariat: Visitor;
let applicant: Visitor;
const at = (act: string) => `/api/admin/verification/${act}`;

const sent = async (path: string, change: object): Promise<string> => {
  const id = newId();
  await sendRegistration(applicant, { id, path, ...change });
  return id;
};
const machineOf = async (journal: string) => {
  const { body } = await secretariat.post<{ machine: Seen[] }>(at('get-checking'), { journal_id: journal });
  return Object.fromEntries(body.machine.map(({ machine, verdict }) => [machine, verdict]));
};
/** The machine looks with this answer of the journal's site. */
const look = (journal: string, answer: SiteAnswer, read: string[] = []) =>
  lookAt(database.db, {
    ...server.mailing,
    portalUrl: '',
    enqueue: async () => undefined,
    issuesOf: async () => [],
    readSite: async (url) => {
      read.push(url);
      return answer;
    },
  })(journal);

beforeAll(async () => {
  await database.db.transaction().execute(loadPlatformRoles);
  await server.person('siti-khadijah', [2]);
  await server.person('jacqueline-entri');
  [secretariat, applicant] = [await server.as('siti-khadijah'), await server.as('jacqueline-entri')];
});

describe('the machine', () => {
  it('is asked to look when a registration is sent, and when somebody of the secretariat wants it', async () => {
    const id = await sent('queued', { issn: '2785-0420' });
    expect(server.queued).toContainEqual({ queue: 'check-journal', id });
    expect(await machineOf(id)).toEqual({});
    expect((await secretariat.post(at('run-checks'), { journal_id: id })).status).toBe(200);
    expect(await machineOf(id)).toEqual({
      issn: 'pass',
      // Nothing is read without a network, and whose institutions nobody named are for a person to judge.
      site: 'unsure',
      policies: 'pass',
      board: 'unsure',
      issues: 'unsure',
    });
    expect((await applicant.post(at('run-checks'), { journal_id: id })).status).toBe(403);
    expect((await secretariat.post(at('run-checks'), { journal_id: newId() })).status).toBe(404);
  });

  it('reads the site that the registration gives, and keeps what it saw last', async () => {
    const id = await sent('read', { website: 'https://jurnal.example/' });
    const read: string[] = [];
    await look(id, { is: 'failed', why: 'network' }, read);
    expect(await machineOf(id)).toMatchObject({ issn: 'pass', site: 'unsure', policies: 'pass' });
    const text = 'Etika. Pewasitan. Lesen CC BY. Pengarkiban.';
    await look(id, { is: 'read', url: 'https://jurnal.example/', status: 200, text }, read);
    expect(await machineOf(id)).toMatchObject({ site: 'pass', policies: 'pass' });
    expect(read).toEqual(['https://jurnal.example/', 'https://jurnal.example/']);
  });

  it('looks at nothing that was not sent', async () => {
    const read: string[] = [];
    await look(newId(), { is: 'failed', why: 'network' }, read);
    expect(read).toEqual([]);
  });
});
