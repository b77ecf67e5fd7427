import type { Answers } from '@naskhah/contract/answers';
import type { referenceData } from '@naskhah/contract/reference-data';
import type { Db } from '@naskhah/db/tables';
import { ok, refuse } from '@naskhah/kernel/result';
import type { ReferenceDataNeeds } from './ports.ts';
import { findOrganisations } from './queries/find-organisations.ts';
import { referenceLists } from './queries/reference-lists.ts';

const listNames = [
  'country',
  'stage',
  'discipline',
  'article_type',
  'credit_role',
  'license',
  'language',
  'user_manual',
] as const;

export const referenceDataAnswers = (db: Db, needs: ReferenceDataNeeds): Answers<typeof referenceData> => ({
  getRef: async (_actor, { code }, { language }) => {
    const label = <E extends { label_en: string; label_ms: string }>(entry: E) => ({
      ...entry,
      label: language === 'ms' ? entry.label_ms : entry.label_en,
    });
    const wanted = listNames.filter((name) => code === 'all' || code === name);
    if (wanted.length === 0 && code !== 'role') return refuse('list-not-found');
    const [rows, roles] = await Promise.all([referenceLists(db), needs.roles()]);
    const lists = Object.fromEntries(
      wanted.map((name) => [
        name,
        rows.filter((row) => row.list === name).map(({ list: _list, ...entry }) => label(entry)),
      ]),
    );
    return ok(code === 'all' || code === 'role' ? { ...lists, role: roles.map(label) } : lists);
  },
  findOrganisations: async (_actor, { q }) => ok(await findOrganisations(db, q)),
});
