import type { Field } from './theme.ts';

export const education: Field = {
  cited: [
    'Jurnal Pendidikan Rendah Malaysia',
    'Teaching in Small Schools',
    'Asian Classroom Research',
    'Jurnal Kurikulum dan Pengajaran',
  ],
  reports: [{ en: 'Handbook of under-enrolled schools', ms: 'Buku panduan sekolah kurang murid' }],
  measure: { en: 'Pupils', ms: 'Murid' },
  themes: [
    {
      titles: [
        { en: 'Reading aloud in multigrade classes of {place}', ms: 'Bacaan kuat dalam kelas bercantum di {place}' },
        { en: 'Early reading in the small schools of {place}', ms: 'Bacaan awal di sekolah kurang murid di {place}' },
      ],
      background: {
        en: 'In a small school one teacher leads three grades, and the youngest wait for their turn to read.',
        ms: 'Di sekolah kurang murid, seorang guru mengajar tiga tahap, dan murid termuda menunggu giliran untuk membaca.',
      },
      method: {
        en: 'Older pupils read with younger ones for twenty minutes a day; {n} pupils of {place} were tested before and after.',
        ms: 'Murid senior membaca bersama murid junior selama dua puluh minit sehari; {n} murid di {place} diuji sebelum dan selepasnya.',
      },
      result: {
        en: 'Fluency reached {p} words a minute, against {q} in schools that went on as before.',
        ms: 'Kefasihan mencapai {p} patah perkataan seminit berbanding {q} di sekolah kawalan.',
      },
      conclusion: {
        en: 'The readers who gained most were the older ones who had been weak themselves.',
        ms: 'Murid senior yang lemah merupakan kumpulan yang paling banyak mendapat manfaat.',
      },
      keywords: {
        en: ['reading', 'multigrade', 'peer tutoring', 'small schools'],
        ms: ['bacaan', 'kelas bercantum', 'bimbingan rakan sebaya', 'sekolah kurang murid'],
      },
      places: [
        { en: 'Hulu Selangor', ms: 'Hulu Selangor' },
        { en: 'Song, Sarawak', ms: 'Song, Sarawak' },
        { en: 'Jeli, Kelantan', ms: 'Jeli, Kelantan' },
      ],
      n: [84, 220],
      p: [68, 82],
      q: [49, 60],
    },
    {
      titles: [
        {
          en: 'Fractions with beads and paper: a trial in {place}',
          ms: 'Pecahan dengan manik dan kertas: satu percubaan di {place}',
        },
        { en: 'What pupils of {place} think a fraction is', ms: 'Pemahaman murid di {place} tentang pecahan' },
      ],
      background: {
        en: 'Many pupils add fractions as they add whole numbers and are not wrong by chance.',
        ms: 'Ramai murid menambah pecahan seperti menambah nombor bulat, dan kesilapan itu bukan kebetulan.',
      },
      method: {
        en: 'Six lessons with beads and folded paper were given to {n} pupils of year four in {place}.',
        ms: 'Enam pelajaran menggunakan manik dan lipatan kertas diberikan kepada {n} murid tahun empat di {place}.',
      },
      result: {
        en: 'The typical error went from {p} to {q} per cent of answers.',
        ms: 'Kesilapan lazim menurun daripada {p} kepada {q} peratus jawapan.',
      },
      conclusion: {
        en: 'Folding showed the unit, and the unit was what was missing.',
        ms: 'Lipatan kertas memperlihatkan unit, dan unit itulah yang tidak difahami.',
      },
      keywords: {
        en: ['fractions', 'misconceptions', 'mathematics education', 'primary school'],
        ms: ['pecahan', 'miskonsepsi', 'pendidikan matematik', 'sekolah rendah'],
      },
      places: [
        { en: 'Seremban', ms: 'Seremban' },
        { en: 'Muar', ms: 'Muar' },
        { en: 'Papar', ms: 'Papar' },
      ],
      n: [96, 240],
      p: [46, 61],
      q: [14, 24],
    },
    {
      titles: [
        { en: 'Homework and elder siblings in {place}', ms: 'Kerja rumah dan adik-beradik di {place}' },
        {
          en: 'Who helps at home? Families and schoolwork in {place}',
          ms: 'Siapa yang membantu di rumah? Keluarga dan kerja sekolah di {place}',
        },
      ],
      background: {
        en: 'Schools write to parents, while in many homes a sister helps.',
        ms: 'Sekolah menulis kepada ibu bapa, sedangkan di banyak rumah kakak yang membantu.',
      },
      method: {
        en: 'Diaries of two weeks were kept by {n} families in {place}.',
        ms: 'Diari selama dua minggu disimpan oleh {n} keluarga di {place}.',
      },
      result: {
        en: 'Siblings gave help on {p} per cent of evenings, parents on {q} per cent.',
        ms: 'Adik-beradik membantu pada {p} peratus malam, ibu bapa pada {q} peratus.',
      },
      conclusion: {
        en: 'Guidance addressed to siblings would reach the person who sits at the table.',
        ms: 'Panduan yang ditujukan kepada adik-beradik akan sampai kepada orang yang benar-benar membantu.',
      },
      keywords: {
        en: ['homework', 'siblings', 'family', 'primary school'],
        ms: ['kerja rumah', 'adik-beradik', 'keluarga', 'sekolah rendah'],
      },
      places: [
        { en: 'Sentul', ms: 'Sentul' },
        { en: 'Semporna', ms: 'Semporna' },
        { en: 'Kangar', ms: 'Kangar' },
      ],
      n: [60, 140],
      p: [48, 66],
      q: [22, 37],
    },
    {
      titles: [
        { en: 'School gardens and science talk in {place}', ms: 'Kebun sekolah dan perbincangan sains di {place}' },
        {
          en: 'Asking why: pupils’ questions in the gardens of {place}',
          ms: 'Bertanya mengapa: soalan murid di kebun sekolah {place}',
        },
      ],
      background: {
        en: 'In class teachers ask; outside, pupils do.',
        ms: 'Di dalam kelas guru bertanya; di luar, murid yang bertanya.',
      },
      method: {
        en: 'We recorded {n} lessons in gardens and classrooms of {place} and coded each question.',
        ms: 'Kami merakam {n} pelajaran di kebun dan bilik darjah di {place} dan mengekod setiap soalan.',
      },
      result: {
        en: 'Pupils asked {p} per cent of the questions in the garden and {q} per cent indoors.',
        ms: 'Murid mengemukakan {p} peratus soalan di kebun dan {q} peratus di dalam kelas.',
      },
      conclusion: {
        en: 'The garden changes who speaks, if the teacher waits.',
        ms: 'Kebun mengubah siapa yang bercakap, jika guru sanggup menunggu.',
      },
      keywords: {
        en: ['school garden', 'science education', 'classroom talk', 'questions'],
        ms: ['kebun sekolah', 'pendidikan sains', 'perbincangan kelas', 'soalan murid'],
      },
      places: [
        { en: 'Cameron Highlands', ms: 'Cameron Highlands' },
        { en: 'Tambunan', ms: 'Tambunan' },
        { en: 'Kuala Pilah', ms: 'Kuala Pilah' },
      ],
      n: [16, 42],
      p: [51, 67],
      q: [9, 18],
    },
    {
      titles: [
        {
          en: 'Orang Asli pupils and the step to secondary school in {place}',
          ms: 'Murid Orang Asli dan peralihan ke sekolah menengah di {place}',
        },
        {
          en: 'Hostels, distance and staying in school in {place}',
          ms: 'Asrama, jarak dan kekal bersekolah di {place}',
        },
      ],
      background: {
        en: 'Many Orang Asli pupils finish primary school and do not appear in the next.',
        ms: 'Ramai murid Orang Asli menamatkan sekolah rendah tetapi tidak mendaftar di sekolah menengah.',
      },
      method: {
        en: 'The way of {n} pupils from {place} was followed for two years with their families’ consent.',
        ms: 'Perjalanan {n} murid dari {place} diikuti selama dua tahun dengan izin keluarga.',
      },
      result: {
        en: 'Where a cousin lived in the hostel {p} per cent stayed, where none did {q} per cent.',
        ms: 'Murid yang mempunyai sepupu di asrama, {p} peratus kekal bersekolah; tanpa sepupu {q} peratus.',
      },
      conclusion: {
        en: 'Places in the hostel should be given to kin together.',
        ms: 'Tempat di asrama wajar diberikan kepada saudara-mara secara bersama.',
      },
      keywords: {
        en: ['Orang Asli', 'transition', 'hostel', 'attendance'],
        ms: ['Orang Asli', 'peralihan sekolah', 'asrama', 'kehadiran'],
      },
      places: [
        { en: 'Gerik', ms: 'Gerik' },
        { en: 'Kuala Lipis', ms: 'Kuala Lipis' },
        { en: 'Gua Musang', ms: 'Gua Musang' },
      ],
      n: [48, 120],
      p: [72, 86],
      q: [38, 53],
    },
  ],
};
