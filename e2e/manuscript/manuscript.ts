/** The article of the journey: invented, with what is hard to set in a title. */
import type { Page } from '@playwright/test';
import type { Language } from '../look.ts';

export type Manuscript = {
  journal: string;
  title: Record<Language, string>;
  /** Ends the English title, in italics. */
  species: string;
  arabic: string;
  abstract: Record<Language, string>;
  keywords: Record<Language, string>;
  references: string;
  issue: { number: string; pages: string };
};

const references = `1. Page S. E., Hooijer A. In the line of fire: the peatlands of Southeast Asia. Philosophical Transactions B. 2016. https://doi.org/10.1098/rstb.2015.0176
2. Lim W. J., Rahman S. Water tables under restored canals. Jurnal Ekologi Khatulistiwa. 2021; 6: 12–31.
3. Osaki M., Tsuji N. Tropical peatland ecosystems. Springer; 2016. doi:10.1007/978-4-431-55681-7`;

export const manuscript: Manuscript = {
  journal: 'Journal of Equatorial Ecology',
  title: {
    en: 'Ten years of recovery in a drained peat swamp forest 🌿 of Shorea',
    ms: 'Sepuluh tahun pemulihan hutan paya gambut yang disalirkan',
  },
  species: 'Shorea',
  arabic: 'عشر سنوات من تعافي غابة المستنقعات الخثية',
  abstract: {
    en: 'We followed the water table, the seedlings and the fires of a drained peat swamp forest for ten years after its canals were blocked.',
    ms: 'Kami mengikuti aras air, anak pokok dan kebakaran di hutan paya gambut selama sepuluh tahun selepas terusannya disekat.',
  },
  keywords: { en: 'peat, water table, restoration', ms: 'gambut, aras air, pemulihan' },
  references,
  issue: { number: '8', pages: '211–229' },
};

/** A real PDF of a page or two, as a word processor would make it. */
export const pdfOf = async (page: Page, title: string, text: string): Promise<Buffer> => {
  const paper = await page.context().newPage();
  const body = `<p>${text}</p>`.repeat(40);
  await paper.setContent(`<title>${title}</title><h1>${title}</h1>${body}`);
  const pdf = await paper.pdf({ format: 'A4' });
  await paper.close();
  return pdf;
};
