import { followed } from '@naskhah/testing/followed';
import { orcidStub } from '@naskhah/testing/orcid-stub';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInServices } from '../sign-in-services.ts';

const returnTo = 'http://portal.test/signed-in';
const registry = await orcidStub();
afterAll(registry.close);
const { orcid } = signInServices({ orcid: registry.settings });
const server = testServer(testDatabase(), { signIn: { orcid } });
const base = '/api/admin/identity';
const iD = '0000-0002-1825-0097';

type Profile = { orcid: string | null; orcid_verified: boolean; version: number };
type Begun = { url: string; binding: string };
const goAndReturn = async (visitor: Visitor) => {
  const { url, binding } = (await visitor.post<Begun>(`${base}/begin-orcid`)).body;
  return visitor.post<Profile>(`${base}/finish-orcid`, { query: await followed(url, returnTo), binding });
};
const typeIn = async (visitor: Visitor, typed: string | null) => {
  const { body } = await visitor.post<Profile>(`${base}/get-profile`);
  const { version } = body;
  const person = { version, usr_name: 'Siti', usr_firstname: 'Siti', language: 'en', orcid: typed };
  return visitor.post<Profile>('/api/profil/update-user-profile', person);
};

describe('an ORCID iD', () => {
  beforeAll(async () => {
    for (const key of ['siti', 'farid', 'lim']) await server.person(key);
  });

  it('that was typed is not a verified one', async () => {
    const { body } = await typeIn(await server.as('farid'), iD);
    expect(body).toMatchObject({ orcid: iD, orcid_verified: false });
  });

  it('is verified by its registry, and goes from whoever only typed it to its owner', async () => {
    const siti = await server.as('siti');
    expect(await goAndReturn(siti)).toMatchObject({ status: 200, body: { orcid: iD, orcid_verified: true } });
    const { body } = await (await server.as('farid')).post<Profile>(`${base}/get-profile`);
    expect(body.orcid).toBeNull();
  });

  it('belongs to one account', async () => {
    const answer = await goAndReturn(await server.as('lim'));
    expect(answer).toMatchObject({ status: 422, body: { code: 'orcid-taken' } });
  });

  it('stays verified when the profile is saved, and is no more when another is typed', async () => {
    const siti = await server.as('siti');
    expect((await typeIn(siti, iD)).body.orcid_verified).toBe(true);
    expect((await typeIn(siti, '0000-0001-5109-3700')).body.orcid_verified).toBe(false);
  });

  it('is taken off the profile', async () => {
    const siti = await server.as('siti');
    await goAndReturn(siti);
    const { body } = await siti.post<Profile>(`${base}/unlink-orcid`);
    expect(body).toMatchObject({ orcid: null, orcid_verified: false });
  });

  it('is not linked by a way that another person began', async () => {
    const [siti, lim] = [await server.as('siti'), await server.as('lim')];
    const { url, binding } = (await siti.post<Begun>(`${base}/begin-orcid`)).body;
    const query = await followed(url, returnTo);
    expect((await lim.post(`${base}/finish-orcid`, { query, binding })).body.code).toBe('step-over');
  });

  it('is not linked by a code that the registry has not given', async () => {
    const siti = await server.as('siti');
    const { url, binding } = (await siti.post<Begun>(`${base}/begin-orcid`)).body;
    const state = new URL(url).searchParams.get('state');
    const answer = await siti.post(`${base}/finish-orcid`, { query: `?code=guessed&state=${state}`, binding });
    expect(answer).toMatchObject({ status: 422, body: { code: 'outside-failed' } });
  });
});
