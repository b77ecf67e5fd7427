/** The people of the demo world beside its accounts, by field: authors, reviewers and editors. The key is also the e-mail. */
import type { FieldName } from './texts/fields.ts';

export type Scholar = {
  key: string;
  name: string;
  firstname: string;
  language: 'en' | 'ms';
  field: FieldName;
  organisation: string;
  department: string;
};

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(binti|bin|a\/p|a\/l|d\/o|anak)\b|[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');

const of =
  (field: FieldName, language: 'en' | 'ms') =>
  (name: string, firstname: string, organisation: string, department: string): Scholar => ({
    key: keyOf(name),
    name,
    firstname,
    language,
    field,
    organisation,
    department,
  });

const ecologist = of('ecology', 'ms');
const physician = of('publicHealth', 'en');
const linguist = of('linguistics', 'ms');
const economist = of('finance', 'en');
const engineer = of('engineering', 'en');
const teacher = of('education', 'ms');

const forestry = 'Fakulti Perhutanan dan Alam Sekitar';
const health = 'Department of Community Medicine';
const letters = 'Pusat Pengajian Bahasa dan Linguistik';
const muamalat = 'Faculty of Economics and Muamalat';
const works = 'School of Civil and Materials Engineering';
const teaching = 'Fakulti Pendidikan';

export const scholars: readonly Scholar[] = [
  ecologist('Rosli Ibrahim', 'Rosli', 'Institut Penyelidikan Perhutanan Malaysia', 'Bahagian Ekologi Hutan'),
  ecologist('Lim Wei Jian', 'Wei Jian', 'Universiti Malaysia Sabah', 'Institut Biologi Tropika dan Pemuliharaan'),
  ecologist('Muhammad Hafiz Abdullah', 'Hafiz', 'Universiti Putra Malaysia', forestry),
  ecologist(
    'Wong Siew Ling',
    'Siew Ling',
    'Universiti Malaysia Sarawak',
    'Institut Biodiversiti dan Pemuliharaan Alam Sekitar',
  ),
  ecologist('Kavitha a/p Muniandy', 'Kavitha', 'Universiti Kebangsaan Malaysia', 'Jabatan Sains Biologi'),
  ecologist('Aiman Danial Roslan', 'Aiman', 'Universiti Malaysia Terengganu', 'Fakulti Sains dan Sekitaran Marin'),
  ecologist('Jelani anak Unggang', 'Jelani', 'Perbadanan Perhutanan Sarawak', 'Unit Pemuliharaan'),
  ecologist('Noraini Che Mat', 'Noraini', 'Universiti Sains Malaysia', 'Pusat Pengajian Sains Kajihayat'),
  ecologist('Chong Kah Hui', 'Kah Hui', 'Universiti Malaya', 'Institut Sains Biologi'),
  physician('Dayang Suhaila Awang Bujang', 'Suhaila', 'Universiti Malaysia Sabah', health),
  physician('Nur Aina Rahim', 'Aina', 'Universiti Malaysia Sarawak', health),
  physician('Lee Pei Ling', 'Pei Ling', 'Universiti Malaya', 'Department of Social and Preventive Medicine'),
  physician('Abdul Rauf Jamalul', 'Rauf', 'Hospital Queen Elizabeth', 'Clinical Research Centre'),
  physician('Suriani Matlan', 'Suriani', 'Jabatan Kesihatan Negeri Sabah', 'Vector Control Unit'),
  physician('Wan Nor Asyikin Wan Ismail', 'Asyikin', 'Universiti Sains Malaysia', health),
  physician('Mary anak Jugah', 'Mary', 'Jabatan Kesihatan Negeri Sarawak', 'Zoonosis Unit'),
  physician('Ganesan a/l Perumal', 'Ganesan', 'Universiti Kebangsaan Malaysia', health),
  physician('Ting Sie Hui', 'Sie Hui', 'Universiti Malaysia Sarawak', 'Faculty of Medicine and Health Sciences'),
  linguist('Zaharah Mat Nor', 'Zaharah', 'Universiti Kebangsaan Malaysia', letters),
  linguist('Mohd Faizal Osman', 'Faizal', 'Universiti Malaya', 'Akademi Pengajian Melayu'),
  linguist('Sumathi a/p Renganathan', 'Sumathi', 'Universiti Putra Malaysia', letters),
  linguist('Empiang anak Jabu', 'Empiang', 'Universiti Malaysia Sarawak', letters),
  linguist('Ahmad Nazri Salleh', 'Nazri', 'Universiti Pendidikan Sultan Idris', letters),
  linguist('Goh Sang Seong', 'Sang Seong', 'Universiti Sains Malaysia', letters),
  economist('Hasanah Abd Wahab', 'Hasanah', 'Universiti Islam Antarabangsa Malaysia', muamalat),
  economist('Mohd Khairul Anuar Zain', 'Khairul', 'Universiti Sains Islam Malaysia', muamalat),
  economist('Chan Sok Yee', 'Sok Yee', 'Universiti Utara Malaysia', 'School of Finance and Banking'),
  economist('Norhafizah Yaacob', 'Norhafizah', 'Universiti Sultan Zainal Abidin', muamalat),
  economist('Ravindran a/l Nair', 'Ravindran', 'Universiti Malaya', 'Faculty of Business and Economics'),
  economist('Siti Aisyah Mokhtar', 'Aisyah', 'Universiti Teknologi MARA', muamalat),
  engineer('Azlan Shah Mohamed', 'Azlan', 'Universiti Teknologi Malaysia', works),
  engineer('Teo Boon Keat', 'Boon Keat', 'Universiti Tun Hussein Onn Malaysia', works),
  engineer('Farah Nadia Ismail', 'Farah', 'Universiti Malaysia Perlis', works),
  engineer('Prakash a/l Subramaniam', 'Prakash', 'Universiti Tenaga Nasional', 'College of Engineering'),
  engineer('Clarence anak Nyambong', 'Clarence', 'Universiti Malaysia Sarawak', works),
  engineer('Nurul Izzah Kamal', 'Izzah', 'Universiti Malaysia Pahang Al-Sultan Abdullah', works),
  teacher('Roslinda Bakar', 'Roslinda', 'Universiti Pendidikan Sultan Idris', teaching),
  teacher('Jamilah Tuah', 'Jamilah', 'Institut Pendidikan Guru Kampus Gaya', 'Jabatan Pengajian Melayu'),
  teacher('Low Hui Min', 'Hui Min', 'Universiti Sains Malaysia', 'Pusat Pengajian Ilmu Pendidikan'),
  teacher('Bah Kiah a/l Long', 'Kiah', 'Institut Pendidikan Guru Kampus Ipoh', 'Unit Penyelidikan'),
  teacher('Saraswathy a/p Krishnan', 'Saraswathy', 'Universiti Malaya', teaching),
  teacher('Mohd Ridzuan Talib', 'Ridzuan', 'Universiti Kebangsaan Malaysia', teaching),
  of('law', 'en')('Elizabeth Chin Mei Yan', 'Elizabeth', 'Universiti Malaya', 'Faculty of Law'),
  of('law', 'en')('Ahmad Zaki Othman', 'Zaki', 'Universiti Kebangsaan Malaysia', 'Faculty of Law'),
  of('computing', 'ms')(
    'Hidayah Sulaiman',
    'Hidayah',
    'Universiti Teknikal Malaysia Melaka',
    'Fakulti Teknologi Maklumat dan Komunikasi',
  ),
  of('computing', 'ms')('Yap Jia Xin', 'Jia Xin', 'Universiti Teknologi Malaysia', 'Fakulti Komputeran'),
];
