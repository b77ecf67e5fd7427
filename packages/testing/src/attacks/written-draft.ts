import { newId } from '@naskhah/kernel/ids';
import type { Cast } from './cast.ts';
import type { Words } from './words.ts';

type Draft = { version: number; contributor: { id: string }[] };

export const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A submission of which every text field is written in, sent to its journal; answers its id. */
export const writeDraft = async (
  { author, newcomer }: Cast,
  { line, block }: Words,
  { journal, point }: { journal: string; point: string },
): Promise<string> => {
  const id = newId();
  const start = { id, journal_id: journal, language: 'ms', checklist: [point], article_type: 'research-article' };
  let draft = await author.post<Draft>('/api/admin/article-submission/save', start);
  draft = await author.post<Draft>('/api/admin/article-submission/update', {
    id,
    version: draft.version,
    article_type: 'case-report',
    article_title: { ms: line(), en: line() },
    abstract: { ms: block(20_000), en: block(20_000) },
    keywords: { ms: [line(100), line(100)], en: [line(100)] },
    declarations: { competing_interests: block(), [line(40)]: block() },
    checklist: [point],
  });
  const contributor = () => ({
    name: line(300),
    given: line(),
    family: line(),
    affiliations: [{ organisation: line(300), department: line(300), ror: line(40), country: 'MY' }],
    credit: [{ role: 'software', degree: 'lead' }],
  });
  draft = await author.post<Draft>('/api/admin/contributor/update-contributor', {
    ref_id: id,
    version: draft.version,
    contributor: { ...draft.contributor[0], ...contributor() },
  });
  const [coAuthor, { usr_email: email }] = [
    newId(),
    await newcomer.post<{ usr_email: string }>('/api/admin/identity/get-profile', {}),
  ];
  await author.post('/api/admin/contributor/save-contributor', {
    ref_id: id,
    version: draft.version,
    contributor: { id: coAuthor, email, ...contributor() },
  });
  const list = '/api/admin/pengurusan-jurnal/pengurusan-artikel/save-reference-list';
  await author.post(list, { article_id: id, entries: [], pasted: [line(), line(), line()].join('\n\n') });
  await author.post(list, {
    article_id: id,
    entries: Array.from({ length: 12 }, () => ({ id: newId(), raw: line(300) })),
  });
  await author.upload({ ref_id: id, type: 'manuscript', label: line(300) }, { name: 'manuscript.pdf', content: pdf });
  const { version } = await author.post('/api/admin/article-submission/get', { id });
  await author.post('/api/admin/article-submission/on-submit', { id, version });
  await newcomer.post('/api/admin/submissions/decline-authorship', { id: coAuthor, note: block() });
  return id;
};
