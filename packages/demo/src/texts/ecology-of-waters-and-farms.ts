import type { Theme } from './theme.ts';

export const waterAndFarmThemes: readonly Theme[] = [
  {
    titles: [
      {
        en: 'Freshwater fishes of logged and unlogged streams in {place}',
        ms: 'Ikan air tawar di anak sungai yang dibalak dan tidak dibalak di {place}',
      },
      {
        en: 'Riparian width and stream fish communities in {place}',
        ms: 'Lebar zon riparian dan komuniti ikan sungai di {place}',
      },
    ],
    background: {
      en: 'Rules ask for a strip of forest along streams, but not how wide it must be for fish.',
      ms: 'Peraturan mensyaratkan jalur hutan di tepi sungai, tetapi tidak menyatakan lebar yang diperlukan oleh ikan.',
    },
    method: {
      en: 'Fish were caught by net and electric gear at {n} reaches in {place}, with shade, silt and flow measured at each.',
      ms: 'Ikan ditangkap menggunakan jaring dan alat elektrik di {n} bahagian sungai di {place}, dan teduhan, kelodak serta aliran diukur di setiap bahagian.',
    },
    result: {
      en: 'Strips wider than 20 m kept {p} per cent of the species of unlogged streams; narrower ones kept {q} per cent.',
      ms: 'Jalur yang lebih lebar daripada 20 m mengekalkan {p} peratus spesies sungai yang tidak dibalak; jalur yang lebih sempit hanya {q} peratus.',
    },
    conclusion: {
      en: 'Shade and silt act together, and neither can be judged from the width alone.',
      ms: 'Teduhan dan kelodak bertindak bersama, dan kedua-duanya tidak dapat dinilai berdasarkan lebar semata-mata.',
    },
    keywords: {
      en: ['freshwater fish', 'riparian forest', 'logging', 'streams'],
      ms: ['ikan air tawar', 'hutan riparian', 'pembalakan', 'anak sungai'],
    },
    places: [
      { en: 'Ulu Segama, Sabah', ms: 'Ulu Segama, Sabah' },
      { en: 'Hulu Perak', ms: 'Hulu Perak' },
      { en: 'the upper Baram, Sarawak', ms: 'hulu Baram, Sarawak' },
      { en: 'Ulu Tembeling, Pahang', ms: 'Ulu Tembeling, Pahang' },
      { en: 'Hulu Terengganu', ms: 'Hulu Terengganu' },
    ],
    n: [16, 38],
    p: [78, 92],
    q: [43, 61],
  },
  {
    titles: [
      { en: 'Road crossings of Asian elephants in {place}', ms: 'Lintasan jalan raya oleh gajah Asia di {place}' },
      {
        en: 'Viaducts and the movement of large mammals in {place}',
        ms: 'Jejambat hidupan liar dan pergerakan mamalia besar di {place}',
      },
    ],
    background: {
      en: 'Highways cut through the last wide forests of the peninsula and of Sabah, and animals go on crossing them.',
      ms: 'Lebuh raya membelah hutan luas terakhir di Semenanjung dan Sabah, dan haiwan terus melintasinya.',
    },
    method: {
      en: 'Camera traps at {n} points along the road in {place} ran for eighteen months.',
      ms: 'Perangkap kamera di {n} titik di sepanjang jalan di {place} dipasang selama lapan belas bulan.',
    },
    result: {
      en: 'Elephants crossed by night in {p} per cent of cases, and {q} per cent of all crossings used the viaducts.',
      ms: 'Gajah melintas pada waktu malam dalam {p} peratus kes, dan {q} peratus daripada semua lintasan menggunakan jejambat.',
    },
    conclusion: {
      en: 'Speed limits by night would reach most crossings that viaducts do not.',
      ms: 'Had laju pada waktu malam akan meliputi kebanyakan lintasan yang tidak melalui jejambat.',
    },
    keywords: {
      en: ['Asian elephant', 'road ecology', 'wildlife viaduct', 'camera trap'],
      ms: ['gajah Asia', 'ekologi jalan raya', 'jejambat hidupan liar', 'perangkap kamera'],
    },
    places: [
      { en: 'Gerik, Perak', ms: 'Gerik, Perak' },
      { en: 'Gua Musang, Kelantan', ms: 'Gua Musang, Kelantan' },
      { en: 'Telupid, Sabah', ms: 'Telupid, Sabah' },
      { en: 'Mersing, Johor', ms: 'Mersing, Johor' },
      { en: 'Kenyir, Terengganu', ms: 'Kenyir, Terengganu' },
    ],
    n: [20, 54],
    p: [71, 88],
    q: [24, 46],
  },
  {
    titles: [
      {
        en: 'Coral cover after the bleaching of 2024 around {place}',
        ms: 'Litupan karang selepas pelunturan 2024 di sekitar {place}',
      },
      {
        en: 'Herbivorous fishes and algae on shallow reefs of {place}',
        ms: 'Ikan herbivor dan alga di terumbu cetek {place}',
      },
    ],
    background: {
      en: 'Bleaching is watched closely in the year it happens and seldom in the years that follow.',
      ms: 'Pelunturan karang dipantau rapi pada tahun ia berlaku, tetapi jarang pada tahun-tahun berikutnya.',
    },
    method: {
      en: 'Photo quadrats on {n} transects around {place} were read before the bleaching and in each of the following seasons.',
      ms: 'Kuadrat foto pada {n} transek di sekitar {place} dianalisis sebelum pelunturan dan pada setiap musim selepasnya.',
    },
    result: {
      en: 'Live cover fell from {p} to {q} per cent and had begun to rise only where grazing fishes were many.',
      ms: 'Litupan karang hidup merosot daripada {p} kepada {q} peratus dan mula meningkat hanya di kawasan yang banyak ikan peragut.',
    },
    conclusion: {
      en: 'Protecting grazers is a measure that islands can take themselves.',
      ms: 'Perlindungan ikan peragut ialah langkah yang boleh diambil oleh pengurus pulau sendiri.',
    },
    keywords: {
      en: ['coral reef', 'bleaching', 'herbivory', 'recovery'],
      ms: ['terumbu karang', 'pelunturan', 'herbivori', 'pemulihan'],
    },
    places: [
      { en: 'Pulau Tioman', ms: 'Pulau Tioman' },
      { en: 'Pulau Redang', ms: 'Pulau Redang' },
      { en: 'Pulau Payar', ms: 'Pulau Payar' },
      { en: 'Pulau Mabul', ms: 'Pulau Mabul' },
      { en: 'Pulau Talang-Talang', ms: 'Pulau Talang-Talang' },
    ],
    since: 2025,
    n: [14, 36],
    p: [47, 58],
    q: [22, 36],
  },
  {
    titles: [
      {
        en: 'Wild bees and the fruit set of durian in {place}',
        ms: 'Lebah liar dan pembentukan buah durian di {place}',
      },
      {
        en: 'Bats, bees and durian orchards beside forest in {place}',
        ms: 'Kelawar, lebah dan dusun durian di pinggir hutan di {place}',
      },
    ],
    background: {
      en: 'Durian flowers open for one night, and who visits them is still disputed among growers.',
      ms: 'Bunga durian kembang satu malam sahaja, dan pengunjungnya masih menjadi perdebatan dalam kalangan pekebun.',
    },
    method: {
      en: 'Flowers of {n} trees in orchards of {place} were bagged, opened to insects or left free.',
      ms: 'Bunga daripada {n} pokok di dusun di {place} dibungkus, dibuka kepada serangga atau dibiarkan bebas.',
    },
    result: {
      en: 'Free flowers set {p} fruits in a thousand, those open to insects alone {q}.',
      ms: 'Bunga bebas menghasilkan {p} buah bagi setiap seribu bunga, manakala bunga yang terbuka kepada serangga sahaja {q}.',
    },
    conclusion: {
      en: 'Orchards within a kilometre of forest need no hired hives.',
      ms: 'Dusun dalam jarak satu kilometer dari hutan tidak memerlukan sarang lebah yang disewa.',
    },
    keywords: {
      en: ['pollination', 'durian', 'wild bees', 'bats'],
      ms: ['pendebungaan', 'durian', 'lebah liar', 'kelawar'],
    },
    places: [
      { en: 'Raub, Pahang', ms: 'Raub, Pahang' },
      { en: 'Balik Pulau, Penang', ms: 'Balik Pulau, Pulau Pinang' },
      { en: 'Tangkak, Johor', ms: 'Tangkak, Johor' },
      { en: 'Tenom, Sabah', ms: 'Tenom, Sabah' },
      { en: 'Kuala Kangsar, Perak', ms: 'Kuala Kangsar, Perak' },
    ],
    n: [30, 72],
    p: [14, 22],
    q: [5, 9],
  },
];
