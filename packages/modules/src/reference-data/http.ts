import type { Answers } from '@naskhah/contract/answers';
import type { referenceData } from '@naskhah/contract/reference-data/calls';
import type { codeTables } from '@naskhah/contract/reference-data/code-tables.calls';
import type { Db } from '@naskhah/db/tables';
import { isAdministrator } from '@naskhah/kernel/actor';
import { codeListNames } from '@naskhah/kernel/code-lists';
import { ok, refuse } from '@naskhah/kernel/result';
import { fieldFaults } from '@naskhah/words/field-faults';
import { refusalWords } from '@naskhah/words/refusals';
import type { CodeNeeds, ReferenceDataNeeds } from './ports.ts';
import { findOrganisations } from './queries/find-organisations.ts';
import { referenceLists } from './queries/reference-lists.ts';
import { codesOf } from './store/codes.ts';
import { deleteCode } from './use-cases/delete-code.ts';
import { importCodes } from './use-cases/import-codes.ts';
import { saveCode } from './use-cases/save-code.ts';

const words: Partial<Record<string, { en: string; ms: string }>> = { ...refusalWords, ...fieldFaults };

export const referenceDataAnswers = (db: Db, needs: ReferenceDataNeeds): Answers<typeof referenceData> => ({
  getRef: async (_actor, { code }, { language }) => {
    const label = <E extends { label_en: string; label_ms: string }>(entry: E) => ({
      ...entry,
      label: language === 'ms' ? entry.label_ms : entry.label_en,
    });
    const wanted = codeListNames.filter((name) => code === 'all' || code === name);
    if (wanted.length === 0 && code !== 'role') return refuse('list-not-found');
    const [rows, roles] = await Promise.all([referenceLists(db), needs.roles()]);
    const lists = Object.fromEntries(
      wanted.map((name) => [
        name,
        rows
          .filter((row) => row.list === name)
          .map(({ list: _list, active, ...entry }) => label(active ? entry : { ...entry, retired: true })),
      ]),
    );
    return ok(code === 'all' || code === 'role' ? { ...lists, role: roles.map(label) } : lists);
  },
});

export const codeTableAnswers = (db: Db, needs: CodeNeeds): Answers<typeof codeTables> => ({
  findOrganisations: async (_actor, { q }) => ok(await findOrganisations(db, q)),
  listCodes: async (actor, { list }) => {
    if (!isAdministrator(actor)) return refuse('not-allowed');
    const [codes, used] = await Promise.all([codesOf(db, list), needs.usedCodes(db, list)]);
    return ok(codes.map((code) => ({ ...code, in_use: used.has(code.value) })));
  },
  saveCode: async (actor, { list, version, ...code }) => {
    const saved = await saveCode(needs)(actor, { list, version, code });
    if (!saved.ok) return saved;
    const used = await needs.usedCodes(db, list);
    return ok({ ...saved.value, in_use: used.has(saved.value.value) });
  },
  deleteCode: (actor, input) => deleteCode(needs)(actor, input),
  importCodes: async (actor, input, { language }) => {
    const imported = await importCodes(needs)(actor, input);
    if (!imported.ok) return imported;
    const faults = imported.value.faults.map((fault) => ({
      ...fault,
      message: (words[fault.code] ?? fieldFaults.invalid)[language],
    }));
    return ok({ ...imported.value, faults });
  },
});
