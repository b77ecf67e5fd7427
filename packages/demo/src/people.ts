import { hashPassword, insertPerson } from '@naskhah/modules/identity';
import { describePerson } from '@naskhah/modules/identity/host';
import { demoAccounts, demoPassword } from './accounts.ts';
import { inventedOrcid, partsOf } from './names.ts';
import { type Scholar, scholars } from './scholars.ts';
import type { Story } from './story.ts';

type Place = Pick<Scholar, 'organisation' | 'department'>;

const ministry = { organisation: 'Kementerian Pendidikan Tinggi', department: 'Bahagian Jurnal dan Penerbitan' };
const press = { organisation: 'Penerbit Universiti Putra Malaysia', department: 'Unit Jurnal' };
const forestry = { organisation: 'Universiti Putra Malaysia', department: 'Fakulti Perhutanan dan Alam Sekitar' };

const places: Record<string, Place> = {
  manager: press,
  copyeditor: press,
  layout: press,
  editor: forestry,
  author: forestry,
  'section-editor': { organisation: 'Universiti Malaya', department: 'Institut Sains Biologi' },
  reviewer: { organisation: 'Universiti Sains Malaysia', department: 'School of Health Sciences' },
  reviewer2: { organisation: 'Universiti Tunku Abdul Rahman', department: 'Faculty of Science' },
  member: { organisation: 'Universiti Malaysia Sarawak', department: 'Faculty of Medicine and Health Sciences' },
};

const biographies: Record<string, Record<string, string>> = {
  editor: {
    en: 'Forest ecologist. Works on the recovery of peat swamp forest after drainage and fire, and has edited the journal since 2021.',
    ms: 'Ahli ekologi hutan. Mengkaji pemulihan hutan paya gambut selepas penyaliran dan kebakaran, serta menyunting jurnal sejak 2021.',
  },
  author: { ms: 'Pensyarah kanan. Mengkaji hidrologi tanah gambut dan penggunaannya oleh masyarakat setempat.' },
  chair: { en: 'Chairs the committee that evaluates journals. Taught the history of medicine for thirty years.' },
};

/** All sixty people: the demo accounts with their password, the others without one. */
export const seedPeople = async (story: Story): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  const { trx, seed, people } = story;
  const accounts = demoAccounts.map((account) => ({
    ...account,
    ...(places[account.key] ?? ministry),
    passwordHash,
    interests: [] as string[],
  }));
  const others = scholars.map((scholar) => ({
    ...scholar,
    email: `${scholar.key}@demo.test`,
    roles: [6],
    passwordHash: null,
    interests: [scholar.department],
  }));
  for (const [at, one] of [...accounts, ...others].entries()) {
    story.begin();
    story.when(seed.whole(900, 1400));
    const now = story.now();
    const id = story.newId();
    people.set(one.key, id);
    await insertPerson(trx, {
      id,
      name: one.name,
      firstname: one.firstname,
      family: partsOf(one.name).family,
      language: one.language,
      email: one.email,
      passwordHash: one.passwordHash,
      confirmedAt: now,
      createdAt: now,
      roles: one.roles,
      roleInUse: one.roles[0] ?? 6,
    });
    await describePerson(trx, id, {
      orcid: at % 3 === 1 ? null : inventedOrcid(1000 + at * 37),
      country: 'MY',
      biography: biographies[one.key] ?? {},
      interests: one.interests,
      affiliation: { id: story.newId(), organisation: one.organisation, department: one.department },
      now,
    });
  }
};

export type Writer = Pick<Scholar, 'key' | 'name' | 'organisation' | 'department'> & { email: string };

/** A person of the demo world as an article names them. */
export const writerOf = (key: string): Writer => {
  const email = `${key}@demo.test`;
  const scholar = scholars.find((one) => one.key === key);
  if (scholar) return { ...scholar, email };
  const account = demoAccounts.find((one) => one.key === key);
  if (!account) throw new Error(`the demo world has no ${key}`);
  return { key, name: account.name, email, ...(places[key] ?? ministry) };
};
