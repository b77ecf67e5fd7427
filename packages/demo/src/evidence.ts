import { Readable } from 'node:stream';
import type { PersonActor } from '@naskhah/kernel/actor';
import { saveFile } from '@naskhah/modules/media/host';
import type { JournalSeed } from './journals.ts';
import { onePagePdf } from './pdf.ts';
import { type Story, told } from './story.ts';

const papers = [
  { filename: 'surat-issn.pdf', label: 'Surat ISSN', heading: 'Nombor Siri Piawai Antarabangsa' },
  { filename: 'pendaftaran-penerbit.pdf', label: 'Pendaftaran penerbit', heading: 'Perakuan pendaftaran' },
];

const limit = 1_000_000;

/** The two papers that prove what a registration says. */
export const attachEvidence = async (
  story: Story,
  { name, publisher, numbers }: JournalSeed,
  by: PersonActor,
  journal: string,
): Promise<void> => {
  for (const { filename, label, heading } of papers) {
    const page = {
      journal: publisher,
      title: heading,
      authors: '',
      heading: name.ms,
      abstract: `ISSN ${numbers.eissn}`,
    };
    const pdf = onePagePdf({ ...page, foot: 'Direka untuk demonstrasi Naskhah.' });
    const content = await story.media.store.receive(Readable.from([pdf]), limit);
    const input = { id: story.newId(), refId: journal, use: 'evidence' as const, label, language: 'ms', filename };
    told(await saveFile(story.trx, story.media)(by, input, content));
  }
};
