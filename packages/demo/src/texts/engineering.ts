import type { Field } from './theme.ts';

export const engineering: Field = {
  cited: [
    'Journal of Tropical Engineering',
    'Materials of the Humid Tropics',
    'Asian Concrete Letters',
    'Jurnal Kejuruteraan Gunaan',
  ],
  reports: [
    { en: 'Guide to the design of drainage in tropical towns', ms: 'Panduan reka bentuk saliran bandar tropika' },
  ],
  measure: { en: 'Specimens', ms: 'Spesimen' },
  themes: [
    {
      titles: [
        {
          en: 'Strength of concrete with palm oil fuel ash from {place}',
          ms: 'Kekuatan konkrit dengan abu bahan api kelapa sawit dari {place}',
        },
        {
          en: 'Durability of ash-blended concrete in the coastal air of {place}',
          ms: 'Ketahanan konkrit campuran abu dalam udara pesisir {place}',
        },
      ],
      background: {
        en: 'Mills burn fibre and shell and leave an ash that can take the place of some of the cement.',
        ms: 'Kilang membakar serabut dan tempurung, dan abunya boleh menggantikan sebahagian simen.',
      },
      method: {
        en: 'Ash from mills in {place} was ground and used in {n} specimens with up to forty per cent replacement.',
        ms: 'Abu dari kilang di {place} dikisar dan digunakan dalam {n} spesimen dengan penggantian sehingga empat puluh peratus.',
      },
      result: {
        en: 'At twenty per cent the strength after 90 days was {p} MPa, against {q} MPa for plain concrete.',
        ms: 'Pada penggantian dua puluh peratus, kekuatan selepas 90 hari ialah {p} MPa berbanding {q} MPa bagi konkrit biasa.',
      },
      conclusion: {
        en: 'Fine grinding decides the result more than the mill the ash comes from.',
        ms: 'Kehalusan kisaran lebih menentukan hasil berbanding punca abu.',
      },
      keywords: {
        en: ['concrete', 'palm oil fuel ash', 'compressive strength', 'durability'],
        ms: ['konkrit', 'abu bahan api kelapa sawit', 'kekuatan mampatan', 'ketahanan'],
      },
      places: [
        { en: 'Johor', ms: 'Johor' },
        { en: 'Pahang', ms: 'Pahang' },
        { en: 'Sabah', ms: 'Sabah' },
      ],
      n: [72, 180],
      p: [46, 54],
      q: [40, 45],
    },
    {
      titles: [
        {
          en: 'Flash floods and the capacity of drains in {place}',
          ms: 'Banjir kilat dan keupayaan saliran di {place}',
        },
        {
          en: 'On-site detention and peak flow: a catchment in {place}',
          ms: 'Tahanan air setempat dan aliran puncak: satu tadahan di {place}',
        },
      ],
      background: {
        en: 'Drains sized for the storms of the 1980s meet rain of this century.',
        ms: 'Saliran yang dibina berdasarkan ribut 1980-an kini menerima hujan abad ini.',
      },
      method: {
        en: 'A catchment of {place} was modelled with {n} nodes and checked against two gauged storms.',
        ms: 'Satu kawasan tadahan di {place} dimodelkan dengan {n} nod dan disahkan menggunakan dua ribut yang diukur.',
      },
      result: {
        en: 'Detention on every lot would cut the peak by {p} per cent, on public land alone by {q} per cent.',
        ms: 'Tahanan air di setiap lot dapat mengurangkan aliran puncak sebanyak {p} peratus, manakala di tanah awam sahaja {q} peratus.',
      },
      conclusion: {
        en: 'Retrofitting school grounds is the cheapest first step.',
        ms: 'Pengubahsuaian padang sekolah ialah langkah pertama yang paling murah.',
      },
      keywords: {
        en: ['urban drainage', 'flash flood', 'detention', 'hydraulic model'],
        ms: ['saliran bandar', 'banjir kilat', 'tahanan air', 'model hidraulik'],
      },
      places: [
        { en: 'Shah Alam', ms: 'Shah Alam' },
        { en: 'Kuching', ms: 'Kuching' },
        { en: 'George Town', ms: 'George Town' },
      ],
      n: [120, 460],
      p: [33, 47],
      q: [11, 19],
    },
    {
      titles: [
        {
          en: 'Corrosion of galvanised roofing under the air of {place}',
          ms: 'Kakisan bumbung bergalvani dalam udara {place}',
        },
        { en: 'Five years of atmospheric corrosion in {place}', ms: 'Lima tahun kakisan atmosfera di {place}' },
      ],
      background: {
        en: 'Corrosion maps end at the tropics, where wetness is high all year.',
        ms: 'Peta kakisan tidak meliputi kawasan tropika yang lembap sepanjang tahun.',
      },
      method: {
        en: 'We exposed {n} coupons of zinc and steel on racks in {place} and weighed them every six months.',
        ms: 'Kami mendedahkan {n} kupon zink dan keluli pada rak di {place} dan menimbangnya setiap enam bulan.',
      },
      result: {
        en: 'Steel lost {p} µm in the first year near the sea and {q} µm ten kilometres inland.',
        ms: 'Keluli kehilangan {p} µm pada tahun pertama di tepi laut dan {q} µm pada jarak sepuluh kilometer ke darat.',
      },
      conclusion: {
        en: 'Rain that washes salt away is worth a class in the standard.',
        ms: 'Hujan yang membasuh garam menyamai perbezaan satu kelas dalam piawaian.',
      },
      keywords: {
        en: ['atmospheric corrosion', 'zinc', 'chloride', 'humid tropics'],
        ms: ['kakisan atmosfera', 'zink', 'klorida', 'tropika lembap'],
      },
      places: [
        { en: 'Kuala Terengganu', ms: 'Kuala Terengganu' },
        { en: 'Bintulu', ms: 'Bintulu' },
        { en: 'Port Dickson', ms: 'Port Dickson' },
      ],
      n: [60, 144],
      p: [42, 58],
      q: [17, 26],
    },
    {
      titles: [
        {
          en: 'Rooftop solar and voltage on rural feeders of {place}',
          ms: 'Solar bumbung dan voltan pada penyuap luar bandar di {place}',
        },
        {
          en: 'Small batteries for schools off the grid in {place}',
          ms: 'Bateri kecil untuk sekolah luar grid di {place}',
        },
      ],
      background: {
        en: 'Long feeders with few houses are where solar lifts the voltage first.',
        ms: 'Penyuap yang panjang dengan bilangan rumah yang sedikit paling awal mengalami kenaikan voltan akibat solar.',
      },
      method: {
        en: 'Meters at {n} points in {place} logged voltage and load for one year.',
        ms: 'Meter di {n} titik di {place} merekodkan voltan dan beban selama setahun.',
      },
      result: {
        en: 'Midday voltage passed the limit on {p} days; with inverter control on {q}.',
        ms: 'Voltan tengah hari melebihi had pada {p} hari; dengan kawalan penyongsang hanya {q} hari.',
      },
      conclusion: {
        en: 'Control in the inverter delays new cable by years.',
        ms: 'Kawalan dalam penyongsang menangguhkan keperluan kabel baharu beberapa tahun.',
      },
      keywords: {
        en: ['rooftop solar', 'voltage', 'rural feeder', 'inverter'],
        ms: ['solar bumbung', 'voltan', 'penyuap luar bandar', 'penyongsang'],
      },
      places: [
        { en: 'Kota Marudu', ms: 'Kota Marudu' },
        { en: 'Baling', ms: 'Baling' },
        { en: 'Rompin', ms: 'Rompin' },
      ],
      n: [14, 40],
      p: [62, 94],
      q: [4, 13],
    },
    {
      titles: [
        {
          en: 'Kenaf fibre boards for the classrooms of {place}',
          ms: 'Papan gentian kenaf untuk bilik darjah di {place}',
        },
        {
          en: 'Sound and heat behind kenaf panels: a school in {place}',
          ms: 'Bunyi dan haba di sebalik panel kenaf: sebuah sekolah di {place}',
        },
      ],
      background: {
        en: 'Classrooms with louvres are cool and loud.',
        ms: 'Bilik darjah dengan ram tingkap adalah sejuk tetapi bising.',
      },
      method: {
        en: 'Boards of three densities were tested on {n} specimens and then hung in a school of {place}.',
        ms: 'Papan dengan tiga ketumpatan diuji pada {n} spesimen dan kemudian dipasang di sebuah sekolah di {place}.',
      },
      result: {
        en: 'Reverberation fell by {p} per cent and the afternoon temperature by {q} tenths of a degree.',
        ms: 'Masa gema berkurang sebanyak {p} peratus dan suhu petang menurun sebanyak {q} persepuluh darjah.',
      },
      conclusion: {
        en: 'The boards serve the ear; for heat the roof has to be treated.',
        ms: 'Papan ini membantu dari segi bunyi; bagi haba, bumbung perlu dirawat.',
      },
      keywords: {
        en: ['kenaf', 'fibre board', 'acoustics', 'classroom'],
        ms: ['kenaf', 'papan gentian', 'akustik', 'bilik darjah'],
      },
      places: [
        { en: 'Bachok', ms: 'Bachok' },
        { en: 'Temerloh', ms: 'Temerloh' },
        { en: 'Arau', ms: 'Arau' },
      ],
      n: [36, 90],
      p: [34, 49],
      q: [4, 9],
    },
  ],
};
