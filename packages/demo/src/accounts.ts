/** The accounts of the demo world, one for each kind of person that the portal knows. */
export const demoPassword = 'naskhah-demo-2026';

type Account = { key: string; email: string; name: string; firstname: string; roles: number[]; language: 'en' | 'ms' };

const account = (
  key: string,
  name: string,
  firstname: string,
  roles: number[],
  language: 'en' | 'ms' = 'en',
): Account => ({
  key,
  email: `${key}@demo.test`,
  name,
  firstname,
  roles,
  language,
});

export const demoAccounts: Account[] = [
  account('admin', 'Rosnah Kamaruddin', 'Rosnah', [1, 6]),
  account('secretariat', 'Faridah Abdul Ghani', 'Faridah', [2, 6], 'ms'),
  account('manager', 'Rashidah Ahmad', 'Rashidah', [6]),
  account('editor', 'Nurul Huda Ismail', 'Nurul Huda', [6]),
  account('section-editor', 'Tan Mei Fong', 'Mei Fong', [6]),
  account('copyeditor', 'Christopher Ling', 'Christopher', [6]),
  account('layout', 'Priya d/o Ramasamy', 'Priya', [6]),
  account('reviewer', 'Siti Hajar Abdul Rahman', 'Siti Hajar', [6]),
  account('reviewer2', 'Lim Kok Seng', 'Kok Seng', [6]),
  account('author', 'Nor Azizah Mohd Yusof', 'Nor Azizah', [6], 'ms'),
  account('evaluator', 'Thavamani a/p Subramaniam', 'Thavamani', [3, 6]),
  account('evaluator2', 'Azman Hashim', 'Azman', [3, 6]),
  account('member', 'Jeffery Anak Gani', 'Jeffery', [4, 6]),
  account('chair', 'Zulkifli Hj. Daud', 'Zulkifli', [5, 6]),
];
