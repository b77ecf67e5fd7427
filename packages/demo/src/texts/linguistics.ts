import type { Field } from './theme.ts';

export const linguistics: Field = {
  cited: [
    'Jurnal Bahasa dan Persuratan Nusantara',
    'Austronesian Studies Review',
    'Malay Letters',
    'Jurnal Terjemahan Asia',
  ],
  reports: [{ en: 'A word list of the dialects of the peninsula', ms: 'Senarai kata dialek Semenanjung' }],
  measure: { en: 'Speakers', ms: 'Penutur' },
  themes: [
    {
      titles: [
        { en: 'Vowel length in the Malay of {place}', ms: 'Panjang vokal dalam bahasa Melayu {place}' },
        { en: 'Young speakers and the dialect of {place}', ms: 'Penutur muda dan dialek {place}' },
      ],
      background: {
        en: 'Dialects of Malay are described from older speakers, and little is known of what the young keep.',
        ms: 'Dialek Melayu dihuraikan berdasarkan penutur tua, dan tidak banyak diketahui tentang unsur yang dikekalkan oleh golongan muda.',
      },
      method: {
        en: 'Recordings of {n} speakers from {place} in three age groups were measured for length and quality.',
        ms: 'Rakaman {n} penutur dari {place} dalam tiga kumpulan umur diukur dari segi panjang dan kualiti vokal.',
      },
      result: {
        en: 'The contrast was kept by {p} per cent of the oldest group and by {q} per cent of the youngest.',
        ms: 'Kontras tersebut dikekalkan oleh {p} peratus kumpulan tertua dan {q} peratus kumpulan termuda.',
      },
      conclusion: {
        en: 'School, not the town, is where the change begins.',
        ms: 'Perubahan bermula di sekolah, bukan di bandar.',
      },
      keywords: {
        en: ['dialect', 'phonetics', 'language change', 'Malay'],
        ms: ['dialek', 'fonetik', 'perubahan bahasa', 'bahasa Melayu'],
      },
      places: [
        { en: 'Kelantan', ms: 'Kelantan' },
        { en: 'Negeri Sembilan', ms: 'Negeri Sembilan' },
        { en: 'Kedah', ms: 'Kedah' },
      ],
      n: [24, 60],
      p: [88, 96],
      q: [41, 58],
    },
    {
      titles: [
        {
          en: 'Borrowed terms in the science textbooks of {place}',
          ms: 'Istilah pinjaman dalam buku teks sains {place}',
        },
        {
          en: 'How pupils read borrowed terms: a study in {place}',
          ms: 'Cara murid membaca istilah pinjaman: kajian di {place}',
        },
      ],
      background: {
        en: 'Terms are borrowed faster than they are explained.',
        ms: 'Istilah dipinjam lebih pantas daripada diterangkan.',
      },
      method: {
        en: 'A reading task with sixty terms was set to {n} pupils of {place}, half of them with a gloss.',
        ms: 'Tugasan membaca yang mengandungi enam puluh istilah diberikan kepada {n} murid di {place}, separuh daripadanya disertai glos.',
      },
      result: {
        en: 'With a gloss {p} per cent of terms were understood in context, without one {q} per cent.',
        ms: 'Dengan glos, {p} peratus istilah difahami dalam konteks; tanpa glos {q} peratus.',
      },
      conclusion: {
        en: 'A gloss at first use is worth more than a list at the end of the book.',
        ms: 'Glos pada penggunaan pertama lebih berguna daripada senarai di akhir buku.',
      },
      keywords: {
        en: ['terminology', 'loan words', 'textbooks', 'reading'],
        ms: ['peristilahan', 'kata pinjaman', 'buku teks', 'pembacaan'],
      },
      places: [
        { en: 'Selangor', ms: 'Selangor' },
        { en: 'Sabah', ms: 'Sabah' },
        { en: 'Johor', ms: 'Johor' },
      ],
      n: [120, 360],
      p: [71, 84],
      q: [43, 56],
    },
    {
      titles: [
        { en: 'The pantun in the press of {place}, 1930–1957', ms: 'Pantun dalam akhbar {place}, 1930–1957' },
        {
          en: 'Readers as poets: verse in the newspapers of {place}',
          ms: 'Pembaca sebagai penyair: sajak dalam akhbar {place}',
        },
      ],
      background: {
        en: 'Newspapers printed verse by readers every week, and literary history has hardly looked at it.',
        ms: 'Akhbar menyiarkan sajak pembaca setiap minggu, namun sejarah sastera jarang menelitinya.',
      },
      method: {
        en: 'We collected {n} poems from surviving issues printed in {place} and described form, theme and author.',
        ms: 'Kami mengumpulkan {n} buah sajak daripada keluaran yang dicetak di {place} dan menghuraikan bentuk, tema serta pengarangnya.',
      },
      result: {
        en: 'The pantun made up {p} per cent of the verse before the war and {q} per cent after it.',
        ms: 'Pantun membentuk {p} peratus daripada sajak sebelum perang dan {q} peratus selepasnya.',
      },
      conclusion: {
        en: 'Free verse reached the public through letters pages earlier than through books.',
        ms: 'Sajak bebas sampai kepada khalayak melalui ruangan surat lebih awal daripada melalui buku.',
      },
      keywords: {
        en: ['pantun', 'newspapers', 'literary history', 'poetry'],
        ms: ['pantun', 'akhbar', 'sejarah sastera', 'puisi'],
      },
      places: [
        { en: 'Penang', ms: 'Pulau Pinang' },
        { en: 'Singapore', ms: 'Singapura' },
        { en: 'Kota Bharu', ms: 'Kota Bharu' },
      ],
      n: [180, 520],
      p: [62, 77],
      q: [28, 44],
    },
    {
      titles: [
        {
          en: 'Language at home and at work among the Iban of {place}',
          ms: 'Bahasa di rumah dan di tempat kerja dalam kalangan masyarakat Iban di {place}',
        },
        { en: 'Three generations of Iban in {place}', ms: 'Tiga generasi penutur Iban di {place}' },
      ],
      background: {
        en: 'Iban is strong in numbers, and moving to town changes with whom it is spoken.',
        ms: 'Bilangan penutur Iban besar, tetapi perpindahan ke bandar mengubah kelompok yang menuturkannya.',
      },
      method: {
        en: 'We asked {n} speakers in {place} which language they use with whom, and observed twelve households.',
        ms: 'Kami menyoal {n} penutur di {place} tentang bahasa yang digunakan dan memerhatikan dua belas isi rumah.',
      },
      result: {
        en: 'With grandparents {p} per cent speak Iban only, with children {q} per cent.',
        ms: 'Dengan datuk dan nenek, {p} peratus hanya bertutur dalam bahasa Iban; dengan anak-anak {q} peratus.',
      },
      conclusion: {
        en: 'Where both parents work shifts, the carer’s language becomes the child’s.',
        ms: 'Apabila kedua-dua ibu bapa bekerja syif, bahasa pengasuh menjadi bahasa anak.',
      },
      keywords: {
        en: ['Iban', 'language shift', 'family language', 'Sarawak'],
        ms: ['Iban', 'peralihan bahasa', 'bahasa keluarga', 'Sarawak'],
      },
      places: [
        { en: 'Kuching', ms: 'Kuching' },
        { en: 'Sibu', ms: 'Sibu' },
        { en: 'Miri', ms: 'Miri' },
      ],
      n: [90, 240],
      p: [81, 93],
      q: [38, 55],
    },
    {
      titles: [
        {
          en: 'Court interpreting between Malay and Tamil in {place}',
          ms: 'Jurubahasa mahkamah Melayu–Tamil di {place}',
        },
        {
          en: 'Politeness lost and kept in interpreted hearings of {place}',
          ms: 'Kesantunan yang hilang dan kekal dalam perbicaraan berjurubahasa di {place}',
        },
      ],
      background: {
        en: 'What a witness says reaches the bench in the interpreter’s words.',
        ms: 'Kata-kata saksi sampai kepada hakim melalui lidah jurubahasa.',
      },
      method: {
        en: 'Transcripts of {n} hearings in {place} were coded for forms of address, hedges and questions.',
        ms: 'Transkrip {n} perbicaraan di {place} dikodkan dari segi bentuk sapaan, kata lapik dan soalan.',
      },
      result: {
        en: 'Forms of address were kept in {p} per cent of turns, hedges in {q} per cent.',
        ms: 'Bentuk sapaan dikekalkan dalam {p} peratus giliran, manakala kata lapik dalam {q} peratus.',
      },
      conclusion: {
        en: 'Hedges that fall away make a witness sound surer than she is.',
        ms: 'Kata lapik yang digugurkan menjadikan saksi kedengaran lebih yakin daripada sebenarnya.',
      },
      keywords: {
        en: ['court interpreting', 'politeness', 'Tamil', 'discourse'],
        ms: ['jurubahasa mahkamah', 'kesantunan', 'bahasa Tamil', 'wacana'],
      },
      places: [
        { en: 'Klang', ms: 'Klang' },
        { en: 'Ipoh', ms: 'Ipoh' },
        { en: 'Seremban', ms: 'Seremban' },
      ],
      n: [18, 46],
      p: [64, 79],
      q: [29, 42],
    },
  ],
};
