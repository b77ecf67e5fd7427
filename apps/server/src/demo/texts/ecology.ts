import type { Field } from './theme.ts';

export const ecology: Field = {
  cited: [
    'Jurnal Ekologi Khatulistiwa',
    'Borneo Forest Letters',
    'Peat and Wetland Studies',
    'Asian Journal of Field Zoology',
    'Catatan Botani Malaysia',
  ],
  reports: [
    { en: 'Forest inventory of the permanent reserve', ms: 'Inventori hutan simpan kekal' },
    { en: 'State of the coastal environment', ms: 'Keadaan alam sekitar pesisir' },
  ],
  measure: { en: 'Plots', ms: 'Plot' },
  themes: [
    {
      titles: [
        {
          en: 'Recovery of peat swamp forest after fire in {place}',
          ms: 'Pemulihan hutan paya gambut selepas kebakaran di {place}',
        },
        {
          en: 'Canal blocking and tree regeneration on burnt peat in {place}',
          ms: 'Penutupan terusan dan regenerasi pokok di tanah gambut terbakar di {place}',
        },
      ],
      background: {
        en: 'Drained peat burns again and again, and how fast the forest returns decides what restoration costs.',
        ms: 'Gambut yang disalirkan mudah terbakar berulang kali, dan kepantasan hutan pulih menentukan kos pemulihan.',
      },
      method: {
        en: 'We followed {n} plots on burnt peat in {place}, half of them beside blocked canals, and measured the water table every month.',
        ms: 'Kami memantau {n} plot di tanah gambut terbakar di {place}, separuh daripadanya bersebelahan terusan yang ditutup, dan mengukur aras air setiap bulan.',
      },
      result: {
        en: 'Where canals were blocked, stem density reached {p} per cent of unburnt forest; where they stayed open it reached {q} per cent.',
        ms: 'Di kawasan terusan yang ditutup, kepadatan batang mencapai {p} peratus daripada hutan yang tidak terbakar; di kawasan terusan terbuka hanya {q} peratus.',
      },
      conclusion: {
        en: 'Blocking canals soon after a fire had a larger effect than planting.',
        ms: 'Penutupan terusan sejurus selepas kebakaran memberi kesan yang lebih besar daripada penanaman semula.',
      },
      keywords: {
        en: ['peat swamp forest', 'fire', 'canal blocking', 'regeneration'],
        ms: ['hutan paya gambut', 'kebakaran', 'penutupan terusan', 'regenerasi'],
      },
      places: [
        { en: 'Pekan, Pahang', ms: 'Pekan, Pahang' },
        { en: 'North Selangor', ms: 'Selangor Utara' },
        { en: 'Klias, Sabah', ms: 'Klias, Sabah' },
        { en: 'Maludam, Sarawak', ms: 'Maludam, Sarawak' },
        { en: 'Ayer Hitam, Johor', ms: 'Ayer Hitam, Johor' },
      ],
      n: [24, 60],
      p: [58, 76],
      q: [27, 41],
    },
    {
      titles: [
        {
          en: 'Diversity of birds of prey in certified oil palm estates of {place}',
          ms: 'Kepelbagaian burung pemangsa di ladang kelapa sawit bersijil di {place}',
        },
        {
          en: 'Owls, kites and rat damage in oil palm of {place}',
          ms: 'Burung hantu, lang dan kerosakan tikus di ladang kelapa sawit di {place}',
        },
      ],
      background: {
        en: 'Birds of prey are counted on to hold back rats in oil palm, but few estates know which species they have.',
        ms: 'Burung pemangsa diharapkan mengawal tikus di ladang kelapa sawit, namun tidak banyak ladang mengetahui spesies yang ada.',
      },
      method: {
        en: 'Point counts at {n} stations in estates of {place} were repeated in four seasons, with nest boxes checked by day.',
        ms: 'Bancian titik di {n} stesen dalam ladang di {place} diulang pada empat musim, dan kotak sarang diperiksa pada waktu siang.',
      },
      result: {
        en: 'Barn owls used {p} per cent of the boxes, and fresh rat damage near them was {q} per cent lower than elsewhere.',
        ms: 'Burung jampuk menggunakan {p} peratus kotak sarang, dan kerosakan baharu oleh tikus berhampirannya {q} peratus lebih rendah.',
      },
      conclusion: {
        en: 'Forest strips along rivers, more than nest boxes, explained how many species an estate held.',
        ms: 'Jalur hutan di tepi sungai, melebihi kotak sarang, menerangkan bilangan spesies di sesebuah ladang.',
      },
      keywords: {
        en: ['birds of prey', 'oil palm', 'barn owl', 'pest control'],
        ms: ['burung pemangsa', 'kelapa sawit', 'burung jampuk', 'kawalan perosak'],
      },
      places: [
        { en: 'Kluang, Johor', ms: 'Kluang, Johor' },
        { en: 'Jengka, Pahang', ms: 'Jengka, Pahang' },
        { en: 'Lahad Datu, Sabah', ms: 'Lahad Datu, Sabah' },
        { en: 'Sitiawan, Perak', ms: 'Sitiawan, Perak' },
        { en: 'Miri, Sarawak', ms: 'Miri, Sarawak' },
      ],
      n: [40, 96],
      p: [46, 71],
      q: [18, 37],
    },
    {
      titles: [
        {
          en: 'Carbon stock of mixed dipterocarp forest along an elevation gradient on {place}',
          ms: 'Stok karbon hutan dipterokarpa campuran mengikut kecerunan altitud di {place}',
        },
        { en: 'Large trees and above-ground biomass on {place}', ms: 'Pokok besar dan biojisim atas tanah di {place}' },
      ],
      background: {
        en: 'Estimates of forest carbon rest on lowland plots, although much of what is left stands on slopes.',
        ms: 'Anggaran karbon hutan banyak bergantung pada plot tanah pamah, sedangkan sebahagian besar hutan yang tinggal berada di cerun.',
      },
      method: {
        en: 'All trees above 10 cm in diameter were measured in {n} plots on {place}, from the foot to the ridge.',
        ms: 'Semua pokok berdiameter melebihi 10 cm diukur dalam {n} plot di {place}, dari kaki bukit hingga ke rabung.',
      },
      result: {
        en: 'Trees above 60 cm held {p} per cent of the biomass, and stocks fell by {q} per cent towards the ridge.',
        ms: 'Pokok melebihi 60 cm menyimpan {p} peratus biojisim, dan stok berkurang sebanyak {q} peratus ke arah rabung.',
      },
      conclusion: {
        en: 'Allometry made for lowland forest overstates the stock of upper slopes.',
        ms: 'Alometri yang dibina bagi hutan tanah pamah melebihkan anggaran stok di cerun atas.',
      },
      keywords: {
        en: ['carbon stock', 'dipterocarp', 'biomass', 'elevation'],
        ms: ['stok karbon', 'dipterokarpa', 'biojisim', 'altitud'],
      },
      places: [
        { en: 'Gunung Jerai, Kedah', ms: 'Gunung Jerai, Kedah' },
        { en: 'Gunung Ledang, Johor', ms: 'Gunung Ledang, Johor' },
        { en: 'Gunung Santubong, Sarawak', ms: 'Gunung Santubong, Sarawak' },
        { en: 'the Crocker Range, Sabah', ms: 'Banjaran Crocker, Sabah' },
        { en: 'Gunung Stong, Kelantan', ms: 'Gunung Stong, Kelantan' },
      ],
      n: [18, 42],
      p: [44, 61],
      q: [21, 38],
    },
    {
      titles: [
        {
          en: 'Mangrove retreat and shoreline change in {place}',
          ms: 'Pengunduran bakau dan perubahan garis pantai di {place}',
        },
        {
          en: 'Seedling survival of Rhizophora behind breakwaters in {place}',
          ms: 'Kemandirian anak benih Rhizophora di belakang pemecah ombak di {place}',
        },
      ],
      background: {
        en: 'Mangroves are planted to hold the coast, and many of the seedlings are gone within two years.',
        ms: 'Bakau ditanam untuk menahan hakisan pantai, tetapi banyak anak benih hilang dalam masa dua tahun.',
      },
      method: {
        en: 'Satellite images of {place} were compared with {n} transects on the ground and with the survival of marked seedlings.',
        ms: 'Imej satelit {place} dibandingkan dengan {n} transek di lapangan serta kemandirian anak benih bertanda.',
      },
      result: {
        en: 'After two years {p} per cent of the seedlings behind breakwaters were alive, against {q} per cent on open mud.',
        ms: 'Selepas dua tahun, {p} peratus anak benih di belakang pemecah ombak masih hidup berbanding {q} peratus di dataran lumpur terbuka.',
      },
      conclusion: {
        en: 'Planting pays where sediment still arrives; elsewhere its supply has to be mended first.',
        ms: 'Penanaman berbaloi di tempat yang masih menerima sedimen; di tempat lain bekalan sedimen perlu dipulihkan dahulu.',
      },
      keywords: {
        en: ['mangrove', 'coastal erosion', 'Rhizophora', 'restoration'],
        ms: ['bakau', 'hakisan pantai', 'Rhizophora', 'pemulihan'],
      },
      places: [
        { en: 'Kuala Gula, Perak', ms: 'Kuala Gula, Perak' },
        { en: 'Tanjung Piai, Johor', ms: 'Tanjung Piai, Johor' },
        { en: 'Kuala Sepetang, Perak', ms: 'Kuala Sepetang, Perak' },
        { en: 'the Merbok estuary, Kedah', ms: 'muara Sungai Merbok, Kedah' },
        { en: 'Sungai Besar, Selangor', ms: 'Sungai Besar, Selangor' },
      ],
      n: [12, 30],
      p: [52, 74],
      q: [11, 29],
    },
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
  ],
};
