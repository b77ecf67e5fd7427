import type { Theme } from './theme.ts';

export const householdThemes: readonly Theme[] = [
  {
    titles: [
      {
        en: 'Household water storage and <i>Aedes</i> breeding in {place}',
        ms: 'Penyimpanan air isi rumah dan pembiakan <i>Aedes</i> di {place}',
      },
      {
        en: 'Dengue vector control and water supply in {place}',
        ms: 'Kawalan vektor denggi dan bekalan air di {place}',
      },
    ],
    background: {
      en: 'Where the tap runs for part of the day, water is stored, and stored water breeds <i>Aedes</i>.',
      ms: 'Apabila bekalan air paip hanya ada pada sebahagian hari, air disimpan, dan air simpanan menjadi tempat pembiakan <i>Aedes</i>.',
    },
    method: {
      en: 'Containers were inspected in {n} households of {place}, and heads of household answered questions on supply and storage.',
      ms: 'Bekas air diperiksa di {n} isi rumah di {place}, dan ketua isi rumah menjawab soalan tentang bekalan serta penyimpanan air.',
    },
    result: {
      en: 'Larvae were found in {p} per cent of households with interrupted supply and in {q} per cent of the others.',
      ms: 'Larva ditemui di {p} peratus isi rumah dengan bekalan terganggu dan {q} peratus isi rumah lain.',
    },
    conclusion: {
      en: 'Lids and a steadier supply promise more than fogging.',
      ms: 'Penutup bekas dan bekalan yang lebih stabil lebih berkesan daripada semburan kabus.',
    },
    keywords: {
      en: ['dengue', 'Aedes', 'water storage', 'vector control'],
      ms: ['denggi', 'Aedes', 'penyimpanan air', 'kawalan vektor'],
    },
    places: [
      { en: 'Kota Kinabalu', ms: 'Kota Kinabalu' },
      { en: 'Sandakan', ms: 'Sandakan' },
      { en: 'Bintulu', ms: 'Bintulu' },
      { en: 'Tawau', ms: 'Tawau' },
      { en: 'Sibu', ms: 'Sibu' },
    ],
    n: [210, 640],
    p: [31, 47],
    q: [9, 18],
  },
  {
    titles: [
      {
        en: 'Undiagnosed hypertension among coastal fishers of {place}',
        ms: 'Hipertensi yang tidak didiagnosis dalam kalangan nelayan pesisir di {place}',
      },
      {
        en: 'Blood pressure, salt fish and work at sea in {place}',
        ms: 'Tekanan darah, ikan masin dan kerja di laut di {place}',
      },
    ],
    background: {
      en: 'Fishers are at sea when clinics are open, and their blood pressure is seldom taken.',
      ms: 'Nelayan berada di laut ketika klinik dibuka, dan tekanan darah mereka jarang diukur.',
    },
    method: {
      en: 'We measured {n} fishers at landing points of {place} three times, with an interview on diet and work.',
      ms: 'Kami mengukur tekanan darah {n} nelayan di jeti pendaratan di {place} sebanyak tiga kali, disertai temu bual tentang pemakanan dan pekerjaan.',
    },
    result: {
      en: 'Hypertension was present in {p} per cent, and {q} per cent of these had not known of it.',
      ms: 'Hipertensi dikesan pada {p} peratus responden, dan {q} peratus daripada mereka tidak mengetahuinya.',
    },
    conclusion: {
      en: 'Screening at the jetty in the morning reaches men whom clinics do not.',
      ms: 'Saringan di jeti pada waktu pagi menjangkau golongan lelaki yang tidak dicapai oleh klinik.',
    },
    keywords: {
      en: ['hypertension', 'fishers', 'screening', 'rural health'],
      ms: ['hipertensi', 'nelayan', 'saringan', 'kesihatan luar bandar'],
    },
    places: [
      { en: 'Semporna', ms: 'Semporna' },
      { en: 'Mukah', ms: 'Mukah' },
      { en: 'Kudat', ms: 'Kudat' },
      { en: 'Kuala Perlis', ms: 'Kuala Perlis' },
      { en: 'Besut', ms: 'Besut' },
    ],
    n: [180, 420],
    p: [34, 48],
    q: [52, 69],
  },
  {
    titles: [
      { en: 'Distance, cost and antenatal visits in {place}', ms: 'Jarak, kos dan lawatan antenatal di {place}' },
      {
        en: 'Who walks to the clinic? Antenatal care in {place}',
        ms: 'Siapa yang berjalan kaki ke klinik? Penjagaan antenatal di {place}',
      },
    ],
    background: {
      en: 'Care before birth is free, but the way to it is not.',
      ms: 'Penjagaan sebelum kelahiran adalah percuma, tetapi perjalanan ke klinik tidak.',
    },
    method: {
      en: 'Records of {n} women who gave birth in {place} were joined with travel time and fare from their village.',
      ms: 'Rekod {n} wanita yang bersalin di {place} dipadankan dengan masa perjalanan dan tambang dari kampung mereka.',
    },
    result: {
      en: 'Of those within one hour {p} per cent made eight visits or more; beyond three hours it was {q} per cent.',
      ms: 'Antara wanita dalam jarak satu jam, {p} peratus membuat lapan lawatan atau lebih; bagi jarak melebihi tiga jam hanya {q} peratus.',
    },
    conclusion: {
      en: 'A travel allowance paid at the first visit would cost less than the emergency transfers it prevents.',
      ms: 'Elaun perjalanan yang dibayar pada lawatan pertama lebih murah daripada pemindahan kecemasan yang dapat dielakkan.',
    },
    keywords: {
      en: ['antenatal care', 'access', 'travel time', 'equity'],
      ms: ['penjagaan antenatal', 'akses', 'masa perjalanan', 'ekuiti'],
    },
    places: [
      { en: 'Kapit', ms: 'Kapit' },
      { en: 'Ranau', ms: 'Ranau' },
      { en: 'Gua Musang', ms: 'Gua Musang' },
      { en: 'Belaga', ms: 'Belaga' },
      { en: 'Keningau', ms: 'Keningau' },
    ],
    n: [260, 780],
    p: [74, 86],
    q: [33, 49],
  },
  {
    titles: [
      {
        en: 'Melioidosis after floods in {place}: a case–control study',
        ms: 'Melioidosis selepas banjir di {place}: kajian kes–kawalan',
      },
      {
        en: 'Soil contact, diabetes and melioidosis in {place}',
        ms: 'Sentuhan tanah, diabetes dan melioidosis di {place}',
      },
    ],
    background: {
      en: 'Melioidosis rises after heavy rain, and is still taken for other fevers.',
      ms: 'Kes melioidosis meningkat selepas hujan lebat, namun masih disangka demam lain.',
    },
    method: {
      en: 'Confirmed cases from {place} were compared with controls of the same age and sex, {n} persons in all.',
      ms: 'Kes yang disahkan dari {place} dibandingkan dengan kawalan yang sama umur dan jantina, seramai {n} orang.',
    },
    result: {
      en: 'Diabetes was found in {p} per cent of cases and {q} per cent of controls; cleaning up without boots doubled the odds.',
      ms: 'Diabetes didapati pada {p} peratus kes dan {q} peratus kawalan; kerja pembersihan tanpa but menggandakan kebarangkalian jangkitan.',
    },
    conclusion: {
      en: 'Boots belong in the relief parcel, and fever with diabetes after a flood asks for a blood culture.',
      ms: 'But perlu dimasukkan dalam bekalan bantuan, dan demam pada pesakit diabetes selepas banjir memerlukan kultur darah.',
    },
    keywords: {
      en: ['melioidosis', 'flood', 'diabetes', 'case–control study'],
      ms: ['melioidosis', 'banjir', 'diabetes', 'kajian kes–kawalan'],
    },
    places: [
      { en: 'Kelantan', ms: 'Kelantan' },
      { en: 'Kedah', ms: 'Kedah' },
      { en: 'Pahang', ms: 'Pahang' },
      { en: 'Beaufort, Sabah', ms: 'Beaufort, Sabah' },
      { en: 'Bau, Sarawak', ms: 'Bau, Sarawak' },
    ],
    n: [96, 240],
    p: [61, 78],
    q: [19, 31],
  },
];
