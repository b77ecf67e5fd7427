import type { Theme } from './theme.ts';

export const communityThemes: readonly Theme[] = [
  {
    titles: [
      {
        en: 'Access to palliative care in {place}: a mixed-methods study',
        ms: 'Akses kepada penjagaan paliatif di {place}: kajian kaedah campuran',
      },
      { en: 'Families and pain relief at home in {place}', ms: 'Keluarga dan rawatan kesakitan di rumah di {place}' },
    ],
    background: {
      en: 'Most people wish to die at home, and few homes in the interior can be given pain relief.',
      ms: 'Kebanyakan pesakit ingin meninggal dunia di rumah, tetapi tidak banyak rumah di pedalaman yang dapat dibekalkan ubat tahan sakit.',
    },
    method: {
      en: 'We surveyed {n} carers in {place} and spoke at length with twenty-four of them and with nurses.',
      ms: 'Kami meninjau {n} penjaga di {place} dan menemu bual dua puluh empat daripadanya serta jururawat secara mendalam.',
    },
    result: {
      en: 'Pain was relieved to the carers’ content in {p} per cent of homes with visits and {q} per cent without.',
      ms: 'Kesakitan dilegakan dengan memuaskan di {p} peratus rumah yang dilawati dan {q} peratus rumah yang tidak dilawati.',
    },
    conclusion: {
      en: 'A nurse with the right to renew prescriptions shortens the longest delay.',
      ms: 'Jururawat yang diberi kuasa memperbaharui preskripsi dapat memendekkan kelewatan yang paling lama.',
    },
    keywords: {
      en: ['palliative care', 'carers', 'pain relief', 'mixed methods'],
      ms: ['penjagaan paliatif', 'penjaga', 'pelegaan sakit', 'kaedah campuran'],
    },
    places: [
      { en: 'the rural divisions of Sarawak', ms: 'bahagian luar bandar Sarawak' },
      { en: 'the west coast of Sabah', ms: 'pantai barat Sabah' },
      { en: 'Hulu Langat', ms: 'Hulu Langat' },
      { en: 'northern Perak', ms: 'utara Perak' },
      { en: 'Labuan', ms: 'Labuan' },
    ],
    n: [88, 190],
    p: [57, 72],
    q: [21, 36],
  },
  {
    titles: [
      {
        en: 'Iron supplements in school canteens of {place}: one year of a pilot',
        ms: 'Suplemen zat besi di kantin sekolah di {place}: setahun projek rintis',
      },
      {
        en: 'Anaemia and school meals among adolescents of {place}',
        ms: 'Anemia dan makanan sekolah dalam kalangan remaja di {place}',
      },
    ],
    background: {
      en: 'One adolescent girl in four is anaemic, and tablets handed out at school are often not taken.',
      ms: 'Seorang daripada empat remaja perempuan mengalami anemia, dan tablet yang diedarkan di sekolah sering tidak dimakan.',
    },
    method: {
      en: 'Canteens in {place} gave a weekly supplement with the meal to {n} pupils; haemoglobin was measured at both ends of the year.',
      ms: 'Kantin di {place} memberikan suplemen mingguan bersama makanan kepada {n} murid; hemoglobin diukur pada awal dan akhir tahun.',
    },
    result: {
      en: 'Anaemia went from {p} to {q} per cent among those who took at least thirty doses.',
      ms: 'Kadar anemia menurun daripada {p} kepada {q} peratus dalam kalangan murid yang mengambil sekurang-kurangnya tiga puluh dos.',
    },
    conclusion: {
      en: 'Given with food and by the canteen, the supplement is taken.',
      ms: 'Apabila diberikan bersama makanan oleh kantin, suplemen benar-benar diambil.',
    },
    keywords: {
      en: ['anaemia', 'iron', 'adolescents', 'school health'],
      ms: ['anemia', 'zat besi', 'remaja', 'kesihatan sekolah'],
    },
    places: [
      { en: 'Tawau', ms: 'Tawau' },
      { en: 'Kuching', ms: 'Kuching' },
      { en: 'Pasir Mas', ms: 'Pasir Mas' },
      { en: 'Baling', ms: 'Baling' },
      { en: 'Limbang', ms: 'Limbang' },
    ],
    n: [320, 910],
    p: [23, 31],
    q: [9, 16],
  },
  {
    titles: [
      {
        en: 'Rabies vaccination of dogs in longhouses of {place}',
        ms: 'Vaksinasi rabies bagi anjing di rumah panjang di {place}',
      },
      {
        en: 'Dog bites and the wait for vaccine in {place}',
        ms: 'Gigitan anjing dan tempoh menunggu vaksin di {place}',
      },
    ],
    background: {
      en: 'Rabies came back in 2017, and dogs in the interior are owned by a house rather than by a person.',
      ms: 'Rabies muncul semula pada tahun 2017, dan anjing di pedalaman dimiliki oleh rumah, bukan oleh individu.',
    },
    method: {
      en: 'All dogs of {n} longhouses and villages in {place} were counted, vaccinated and counted again after six months.',
      ms: 'Semua anjing di {n} rumah panjang dan kampung di {place} dibanci, divaksin dan dibanci semula selepas enam bulan.',
    },
    result: {
      en: 'Coverage reached {p} per cent and stood at {q} per cent after six months, as young dogs came in.',
      ms: 'Liputan mencapai {p} peratus dan menjadi {q} peratus selepas enam bulan kerana pertambahan anak anjing.',
    },
    conclusion: {
      en: 'Two rounds a year are needed to stay above seventy per cent.',
      ms: 'Dua pusingan setahun diperlukan untuk mengekalkan liputan melebihi tujuh puluh peratus.',
    },
    keywords: {
      en: ['rabies', 'dogs', 'vaccination coverage', 'longhouse'],
      ms: ['rabies', 'anjing', 'liputan vaksinasi', 'rumah panjang'],
    },
    places: [
      { en: 'Sri Aman', ms: 'Sri Aman' },
      { en: 'Serian', ms: 'Serian' },
      { en: 'Betong', ms: 'Betong' },
      { en: 'Kapit', ms: 'Kapit' },
      { en: 'Lubok Antu', ms: 'Lubok Antu' },
    ],
    since: 2019,
    n: [22, 58],
    p: [76, 88],
    q: [54, 67],
  },
  {
    titles: [
      {
        en: 'Heat and outdoor work: injuries among road crews in {place}',
        ms: 'Haba dan kerja luar: kecederaan dalam kalangan pekerja jalan raya di {place}',
      },
      {
        en: 'Rest, shade and water for outdoor workers in {place}',
        ms: 'Rehat, teduhan dan air untuk pekerja luar di {place}',
      },
    ],
    background: {
      en: 'Outdoor work goes on in the hottest hours, and its injuries are written down as accidents.',
      ms: 'Kerja luar diteruskan pada waktu paling panas, dan kecederaannya direkodkan sebagai kemalangan.',
    },
    method: {
      en: 'Wet-bulb globe temperature and injury logs of {n} workers in {place} were kept for one dry season.',
      ms: 'Suhu glob bebuli basah dan log kecederaan {n} pekerja di {place} direkodkan selama satu musim kering.',
    },
    result: {
      en: 'Above 31 °C, {p} per cent of shifts had a near miss or an injury; with a rest of fifteen minutes in each hour it was {q} per cent.',
      ms: 'Pada suhu melebihi 31 °C, {p} peratus syif mencatat kejadian nyaris atau kecederaan; dengan rehat lima belas minit setiap jam hanya {q} peratus.',
    },
    conclusion: {
      en: 'A rest rule tied to measured heat costs little working time.',
      ms: 'Peraturan rehat berdasarkan suhu sebenar tidak banyak mengurangkan masa bekerja.',
    },
    keywords: {
      en: ['heat stress', 'occupational health', 'injury', 'outdoor work'],
      ms: ['tekanan haba', 'kesihatan pekerjaan', 'kecederaan', 'kerja luar'],
    },
    places: [
      { en: 'Miri', ms: 'Miri' },
      { en: 'Alor Setar', ms: 'Alor Setar' },
      { en: 'Johor Bahru', ms: 'Johor Bahru' },
      { en: 'Lahad Datu', ms: 'Lahad Datu' },
      { en: 'Kuantan', ms: 'Kuantan' },
    ],
    n: [64, 150],
    p: [19, 28],
    q: [6, 12],
  },
];
