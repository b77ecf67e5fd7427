import { words } from '../text.ts';

/** Why a file was not taken. */
export const uploadRefusals = words({
  'too-many-uploads': {
    en: 'Too many files were sent in a short time. Wait ten minutes and try again.',
    ms: 'Terlalu banyak fail dihantar dalam masa yang singkat. Tunggu sepuluh minit dan cuba lagi.',
  },
  'upload-incomplete': {
    en: 'Not all of the file has arrived. Go on with the upload.',
    ms: 'Fail belum diterima sepenuhnya. Teruskan muat naik.',
  },
  'another-content': {
    en: 'Something else was sent under this id already. It stays as it was; send this one under an id of its own.',
    ms: 'Kandungan lain telah dihantar dengan id ini. Kandungan itu kekal; hantar yang ini dengan id tersendiri.',
  },
  'infected-file': {
    en: 'A virus was found in this file, so it was not taken. Check your computer and send a clean copy.',
    ms: 'Virus ditemui dalam fail ini, maka fail tidak diterima. Periksa komputer anda dan hantar salinan yang bersih.',
  },
  'uncheckable-file': {
    en: 'This file is too large to be checked for viruses here, so it was not taken. Split it, or tell the administrator.',
    ms: 'Fail ini terlalu besar untuk diperiksa bagi virus di sini, maka tidak diterima. Pecahkan fail atau maklumkan kepada pentadbir.',
  },
  'checking-down': {
    en: 'Files cannot be checked for viruses at the moment, so none is taken. Try again later.',
    ms: 'Fail tidak dapat diperiksa bagi virus buat masa ini, maka tiada fail diterima. Cuba lagi kemudian.',
  },
  'transfer-broken': {
    en: 'The file did not arrive whole, so nothing was saved. Send it again.',
    ms: 'Fail tidak diterima dengan lengkap, maka tiada apa-apa disimpan. Hantar semula.',
  },
});
