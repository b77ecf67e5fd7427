/** An article sent by the calls that an author's browser makes, with everything that follows from sending it. */
import type { FileUse } from '@naskhah/kernel/file-use';
import { newId } from '@naskhah/kernel/ids';
import type { Answer, Visitor } from './test-server.ts';

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** The answer of a call that must have been done. */
export const answered = <T>({ status, body }: Answer<T>): T => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

type Draft = { version: number; contributor: { id: string }[] };
export type SentFile = { use: FileUse; name: string; content: Buffer | string };

/** Answers its id. The author stands first in the byline, the others after, in this order. */
export const sendArticle = async (
  author: Visitor,
  {
    journal,
    title = 'Peat',
    others = [],
    files = [{ use: 'manuscript', name: 'paper.pdf', content: pdf }],
    affiliation = 'Universiti Malaysia Sabah',
  }: {
    journal: string;
    title?: string;
    others?: readonly { name: string; email: string; affiliation?: string }[];
    files?: readonly SentFile[];
    affiliation?: string;
  },
): Promise<string> => {
  const id = newId();
  const save = async (path: string, input: object) => answered(await author.post<Draft>(`/api/admin/${path}`, input));
  let draft = await save('article-submission/save', { id, journal_id: journal, language: 'en', checklist: [] });
  draft = await save('article-submission/update', {
    id,
    version: draft.version,
    article_title: { en: title },
    abstract: { en: 'Ten years.' },
    keywords: { en: ['peat'] },
    declarations: { competing_interests: 'None.' },
  });
  draft = await save('contributor/update-contributor', {
    ref_id: id,
    version: draft.version,
    contributor: { ...draft.contributor[0], affiliations: [{ organisation: affiliation }] },
  });
  for (const { name, email, affiliation: place = affiliation } of others)
    draft = await save('contributor/save-contributor', {
      ref_id: id,
      version: draft.version,
      contributor: { id: newId(), name, email, affiliations: [{ organisation: place }] },
    });
  for (const { use, name, content } of files)
    answered(await author.upload({ ref_id: id, type: use }, { name, content }));
  answered(await author.post('/api/admin/article-submission/on-submit', { id, version: draft.version }));
  return id;
};
