import { basename } from 'node:path';
import type { Trx } from '@naskhah/db/tables';
import type { ActNeeds } from '../../activity/index.ts';
import { insertAttachment, type ReceivedContent } from '../../media/index.ts';
import { insertGalley } from '../../publishing/index.ts';
import { languageOf } from '../domain/texts.ts';
import type { ArticleFile } from '../ports.ts';

type Kept = { id: string; file: ArticleFile; content: ReceivedContent };

/** The full text as HTML, those of translations, letters and reports beside it, and the file itself as the XML galley. */
export const keepFile = async (trx: Trx, needs: ActNeeds, { id, file, content }: Kept): Promise<void> => {
  const { article } = file;
  const language = languageOf(article);
  const now = needs.clock();
  const texts = [
    { label: 'HTML', language, html: article.body },
    ...article.subArticles.map((sub) => ({
      label: sub.kind === 'translation' ? 'HTML' : sub.title || 'HTML',
      language: sub.language === 'und' ? language : sub.language,
      html: sub.body,
    })),
  ].filter((text) => text.html !== '');
  for (const [position, text] of texts.entries())
    await insertGalley(trx, { id: needs.newId(), submissionId: id, kind: 'html', position, now, ...text });
  const attachmentId = needs.newId();
  await insertAttachment(trx, {
    id: attachmentId,
    refType: 'article',
    refId: id,
    use: 'galley',
    filename: basename(file.name),
    label: '',
    language,
    roundId: null,
    uploadedBy: null,
    content,
    mime: 'application/xml',
    now,
  });
  await insertGalley(trx, {
    id: needs.newId(),
    submissionId: id,
    kind: 'xml',
    label: 'JATS XML',
    language,
    position: texts.length,
    attachmentId,
    now,
  });
};
