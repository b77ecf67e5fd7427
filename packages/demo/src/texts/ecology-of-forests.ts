import type { Theme } from './theme.ts';

export const forestThemes: readonly Theme[] = [
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
        en: 'Seedling survival of <i>Rhizophora</i> behind breakwaters in {place}',
        ms: 'Kemandirian anak benih <i>Rhizophora</i> di belakang pemecah ombak di {place}',
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
];
