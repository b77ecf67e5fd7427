import { newId } from '@naskhah/kernel/ids';
import { completeRegistration, issnOf, wholeRegistration } from '../whole-registration.ts';
import type { Cast } from './cast.ts';
import type { Words } from './words.ts';
import { writeBoard } from './written-board.ts';
import { writeCheck } from './written-check.ts';

type Preset = { id: string; code: string };
type Saved = { id: string; version: number };

/** A journal of which every text field is written in, with its team; answers its id and the id of its checklist's point. */
export const writeJournal = async (
  cast: Cast,
  words: Words,
  path: string,
): Promise<{ journal: string; point: string }> => {
  const { admin, manager, chief, copyeditor, layout } = cast;
  const { line, block } = words;
  const [journal, point] = [newId(), line(60)];
  const policy = newId();
  const content = '%PDF-1.4\n1 0 obj<</Type/Catalog/Version/1.3>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  await manager.upload(
    { id: policy, ref_id: manager.id, type: 'policy', label: line(300) },
    { name: 'policy.pdf', content },
  );
  const masthead = (evidence: object[] = []) => ({
    ...wholeRegistration,
    id: journal,
    issn: issnOf(`${path} in print`),
    eissn: issnOf(path),
    institution_ror: 'https://ror.org/02e91jd64',
    path,
    name_en: line(300),
    name_ms: line(300),
    abbreviation: path.toUpperCase(),
    publisher: line(300),
    scope: { en: block(), ms: block() },
    license: 'https://creativecommons.org/licenses/by/4.0/',
    submis_checklist: [{ id: point, text: { en: line(), ms: line() } }],
    disciplines: ['1.6'],
    files: [{ id: policy, type: 'policy', label: line(300) }, ...evidence],
    principal_contact: { name: line(300), email: 'contact@example.test', phone: line(40) },
    support_contact: { name: line(300), email: 'support@example.test', phone: line(40) },
    peer_review: { en: block(), ms: block() },
    ethics: { en: block(), ms: block() },
    archiving: { en: block(), ms: block() },
    fees: { en: block(), ms: block() },
  });
  const send = (version: number) => manager.post('/api/admin/journals/on-submit', { id: journal, version });
  const judge = (version: number, verdict: string) =>
    admin.post('/api/admin/journals/verify-journal', { id: journal, version, verdict, reason: block() });
  const created = await manager.post('/api/admin/journals/save-journal', masthead());
  const evidence = await completeRegistration(manager, journal);
  await writeBoard(cast, words, journal);
  const check = writeCheck(admin, words, journal);
  await send(created.version + 4);
  const returned = await judge(await check.fail(), 'returned');
  const changed = await manager.post('/api/admin/journals/update-journal', {
    ...masthead(evidence),
    version: returned.version,
  });
  await send(changed.version);
  const passed = await judge(await check.pass(), 'passed');
  await judge(passed.version, 'verified');

  const filters = { journal_id: journal };
  const { rows } = await manager.post<{ rows: Preset[] }>('/api/admin/access-level-preset/listing', { filters });
  const team = { 'editor-in-chief': chief, copyeditor, 'layout-editor': layout };
  for (const [code, { id: user_id }] of Object.entries(team)) {
    const preset_id = rows.find((one) => one.code === code)?.id;
    await manager.post('/api/admin/user-assigned-preset/save', { journal_id: journal, preset_id, user_id });
  }
  const level = () => ({
    label_en: line(300),
    label_ms: line(300),
    permissions: 0,
    functions: 0,
    stages: { submission: 'none', review: 'none', copyediting: 'none', production: 'none', publication: 'none' },
  });
  const presets = '/api/admin/access-level-preset';
  const { id, version } = await manager.post<Saved>(`${presets}/save`, { journal_id: journal, ...level() });
  await manager.post(`${presets}/update`, { id, version, ...level() });

  const asked = { journal_id: journal };
  const settings = await manager.post('/api/admin/journals/submission-settings', asked);
  const guidelines = { en: block(), ms: block() };
  const saved = { ...asked, version: settings.version, guidelines };
  const ready = await manager.post('/api/admin/journals/save-submission-settings', saved);
  await manager.post('/api/admin/journals/open-for-submissions', { ...asked, version: ready.version, open: true });
  return { journal, point };
};
