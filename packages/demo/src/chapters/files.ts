import { Readable } from 'node:stream';
import type { FileUse } from '@naskhah/kernel/file-use';
import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { saveFile } from '@naskhah/modules/media/host';
import { onePagePdf } from '../pdf.ts';
import { type Story, told } from '../story.ts';
import { type Article, fileName } from './article.ts';

const words = {
  abstract: { en: 'Abstract', ms: 'Abstrak' },
  foot: {
    en: 'Invented for the demonstration of Naskhah: people, figures and findings are not real.',
    ms: 'Direka untuk demonstrasi Naskhah: orang, angka dan dapatan ini tidak benar.',
  },
};

const limit = 10_000_000;

/** Attaches the article's page as a PDF, by the same act as an upload; answers the attachment's id. */
export const attach = async (story: Story, article: Article, by: string, use: FileUse): Promise<string> => {
  const { text, language, journal } = article;
  // A manuscript goes to reviewers who must not know the authors: only the galley names them.
  const authors = use === 'galley' ? article.authors.map((one) => one.name).join(', ') : '';
  const pdf = onePagePdf({
    journal: journal.name[language],
    title: withoutMarks(text.title[language]),
    authors,
    heading: words.abstract[language],
    abstract: withoutMarks(text.abstract[language]),
    foot: `${words.foot[language]} ${story.now().toISOString().slice(0, 10)}`,
  });
  const content = await story.media.store.receive(Readable.from([pdf]), limit);
  const input = { id: story.newId(), refId: article.id, use, label: '', language, filename: fileName(article, '.pdf') };
  return told(await saveFile(story.trx, story.media)(await story.actor(by), input, content)).id;
};
