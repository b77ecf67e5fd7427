import type { Field } from './theme.ts';

export const publicHealth: Field = {
  cited: [
    'Borneo Journal of Public Health',
    'Malaysian Archives of Community Medicine',
    'Tropical Vector Reports',
    'Jurnal Kesihatan Komuniti Nusantara',
    'Asian Nursing Quarterly',
  ],
  reports: [
    { en: 'District health report', ms: 'Laporan kesihatan daerah' },
    { en: 'Survey of health and morbidity: methods', ms: 'Tinjauan kesihatan dan morbiditi: kaedah' },
  ],
  measure: { en: 'Respondents', ms: 'Responden' },
  themes: [
    {
      titles: [
        {
          en: 'Household water storage and Aedes breeding in {place}',
          ms: 'Penyimpanan air isi rumah dan pembiakan Aedes di {place}',
        },
        {
          en: 'Dengue vector control and water supply in {place}',
          ms: 'Kawalan vektor denggi dan bekalan air di {place}',
        },
      ],
      background: {
        en: 'Where the tap runs for part of the day, water is stored, and stored water breeds Aedes.',
        ms: 'Apabila bekalan air paip hanya ada pada sebahagian hari, air disimpan, dan air simpanan menjadi tempat pembiakan Aedes.',
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
  ],
};
