import type { Field } from './theme.ts';

export const finance: Field = {
  cited: [
    'Malaysian Review of Islamic Finance',
    'Zakat and Society',
    'Southeast Asian Banking Papers',
    'Jurnal Muamalat Semasa',
  ],
  reports: [{ en: 'Annual accounts of the zakat centres', ms: 'Penyata tahunan pusat zakat' }],
  measure: { en: 'Cases', ms: 'Kes' },
  themes: [
    {
      titles: [
        {
          en: 'Zakat and the income of asnaf households in {place}',
          ms: 'Zakat dan pendapatan isi rumah asnaf di {place}',
        },
        {
          en: 'From aid to enterprise: zakat capital in {place}',
          ms: 'Daripada bantuan kepada perusahaan: modal zakat di {place}',
        },
      ],
      background: {
        en: 'Zakat is given as monthly aid or as capital, and the two are seldom compared.',
        ms: 'Zakat diagihkan sebagai bantuan bulanan atau modal, dan kedua-duanya jarang dibandingkan.',
      },
      method: {
        en: 'We followed {n} households in {place} for three years after their first payment.',
        ms: 'Kami mengikuti {n} isi rumah di {place} selama tiga tahun selepas bayaran pertama.',
      },
      result: {
        en: 'Of those given capital {p} per cent had left the list, of those given aid {q} per cent.',
        ms: 'Antara penerima modal, {p} peratus telah keluar daripada senarai asnaf, berbanding {q} peratus penerima bantuan.',
      },
      conclusion: {
        en: 'Capital works with a mentor, and hardly without one.',
        ms: 'Modal berkesan apabila disertai bimbingan, dan kurang berkesan tanpanya.',
      },
      keywords: {
        en: ['zakat', 'asnaf', 'poverty', 'microenterprise'],
        ms: ['zakat', 'asnaf', 'kemiskinan', 'perusahaan mikro'],
      },
      places: [
        { en: 'Selangor', ms: 'Selangor' },
        { en: 'Terengganu', ms: 'Terengganu' },
        { en: 'Kedah', ms: 'Kedah' },
      ],
      n: [140, 380],
      p: [31, 46],
      q: [9, 17],
    },
    {
      titles: [
        { en: 'Cash waqf and hospital finance in {place}', ms: 'Wakaf tunai dan pembiayaan hospital di {place}' },
        {
          en: 'Why donors give cash waqf: evidence from {place}',
          ms: 'Sebab penderma memberikan wakaf tunai: bukti dari {place}',
        },
      ],
      background: {
        en: 'Cash waqf is easy to give and hard to follow, and donors ask where it went.',
        ms: 'Wakaf tunai mudah diberikan tetapi sukar dijejaki, dan penderma ingin tahu penggunaannya.',
      },
      method: {
        en: 'A survey of {n} donors in {place} was joined with the published accounts of the trustees.',
        ms: 'Tinjauan terhadap {n} penderma di {place} dipadankan dengan penyata tahunan pemegang amanah.',
      },
      result: {
        en: 'Among donors who were sent a report {p} per cent gave again, among others {q} per cent.',
        ms: 'Antara penderma yang menerima laporan, {p} peratus menderma semula, berbanding {q} peratus yang lain.',
      },
      conclusion: {
        en: 'A yearly report to each donor pays for itself.',
        ms: 'Laporan tahunan kepada setiap penderma berbaloi dengan kosnya.',
      },
      keywords: {
        en: ['cash waqf', 'donors', 'accountability', 'hospitals'],
        ms: ['wakaf tunai', 'penderma', 'akauntabiliti', 'hospital'],
      },
      places: [
        { en: 'Johor', ms: 'Johor' },
        { en: 'Penang', ms: 'Pulau Pinang' },
        { en: 'Kelantan', ms: 'Kelantan' },
      ],
      n: [220, 540],
      p: [58, 71],
      q: [26, 39],
    },
    {
      titles: [
        {
          en: 'Takaful for smallholders: take-up in {place}',
          ms: 'Takaful untuk pekebun kecil: penyertaan di {place}',
        },
        { en: 'Rainfall, risk and family takaful in {place}', ms: 'Hujan, risiko dan takaful keluarga di {place}' },
      ],
      background: {
        en: 'Smallholders carry risks that no cover on the market fits.',
        ms: 'Pekebun kecil menanggung risiko yang tidak sepadan dengan mana-mana perlindungan di pasaran.',
      },
      method: {
        en: 'An index cover was offered to {n} smallholders in {place} at three prices drawn by lot.',
        ms: 'Perlindungan berasaskan indeks ditawarkan kepada {n} pekebun kecil di {place} pada tiga harga yang ditentukan secara rawak.',
      },
      result: {
        en: 'At the lowest price {p} per cent joined, at the actuarial price {q} per cent.',
        ms: 'Pada harga terendah, {p} peratus menyertai; pada harga aktuari {q} peratus.',
      },
      conclusion: {
        en: 'Trust in the agent mattered as much as price.',
        ms: 'Kepercayaan terhadap ejen sama penting dengan harga.',
      },
      keywords: {
        en: ['takaful', 'smallholders', 'index insurance', 'risk'],
        ms: ['takaful', 'pekebun kecil', 'insurans indeks', 'risiko'],
      },
      places: [
        { en: 'Sabak Bernam', ms: 'Sabak Bernam' },
        { en: 'Kerian, Perak', ms: 'Kerian, Perak' },
        { en: 'Keningau, Sabah', ms: 'Keningau, Sabah' },
      ],
      n: [160, 420],
      p: [49, 63],
      q: [14, 25],
    },
    {
      titles: [
        { en: 'Green sukuk and the cost of capital in {place}', ms: 'Sukuk hijau dan kos modal di {place}' },
        {
          en: 'Reading the label: investors in green sukuk of {place}',
          ms: 'Membaca label: pelabur sukuk hijau di {place}',
        },
      ],
      background: {
        en: 'Issuers hope for a lower yield in return for the green label.',
        ms: 'Penerbit mengharapkan kadar hasil yang lebih rendah sebagai balasan label hijau.',
      },
      method: {
        en: 'We matched {n} issues from {place} with conventional ones of equal rating and tenor.',
        ms: 'Kami memadankan {n} terbitan dari {place} dengan terbitan konvensional yang sama penarafan dan tempoh.',
      },
      result: {
        en: 'The label lowered the yield by {q} basis points on average, and by {p} where an outside reviewer had signed.',
        ms: 'Label menurunkan kadar hasil sebanyak {q} mata asas secara purata, dan {p} mata asas apabila disahkan oleh penilai luar.',
      },
      conclusion: {
        en: 'What is priced is the review, not the colour.',
        ms: 'Yang dinilai pasaran ialah pengesahan, bukan labelnya.',
      },
      keywords: {
        en: ['green sukuk', 'yield', 'external review', 'capital market'],
        ms: ['sukuk hijau', 'kadar hasil', 'pengesahan luar', 'pasaran modal'],
      },
      places: [
        { en: 'Malaysia', ms: 'Malaysia' },
        { en: 'Malaysia and Indonesia', ms: 'Malaysia dan Indonesia' },
        { en: 'Southeast Asia', ms: 'Asia Tenggara' },
      ],
      n: [38, 94],
      p: [11, 17],
      q: [3, 7],
    },
    {
      titles: [
        { en: 'Mobile banking and small traders in {place}', ms: 'Perbankan mudah alih dan peniaga kecil di {place}' },
        {
          en: 'Night markets without cash: small traders of {place}',
          ms: 'Pasar malam tanpa tunai: peniaga kecil di {place}',
        },
      ],
      background: {
        en: 'Payment by code spread within two years, and traders differ in what they made of it.',
        ms: 'Pembayaran melalui kod tersebar dalam masa dua tahun, dan cara peniaga memanfaatkannya berbeza-beza.',
      },
      method: {
        en: 'We interviewed {n} traders at night markets of {place} and, with consent, read their payment records.',
        ms: 'Kami menemu bual {n} peniaga pasar malam di {place} dan, dengan izin, meneliti rekod pembayaran mereka.',
      },
      result: {
        en: 'Code payments were {p} per cent of takings, and {q} per cent of traders used the record to ask for credit.',
        ms: 'Pembayaran kod membentuk {p} peratus daripada jualan, dan {q} peratus peniaga menggunakan rekod itu untuk memohon pembiayaan.',
      },
      conclusion: {
        en: 'The record is the asset, and few traders know that they own it.',
        ms: 'Rekod itulah aset sebenar, dan tidak banyak peniaga sedar bahawa mereka memilikinya.',
      },
      keywords: {
        en: ['mobile payment', 'small traders', 'credit', 'inclusion'],
        ms: ['pembayaran mudah alih', 'peniaga kecil', 'pembiayaan', 'keterangkuman'],
      },
      places: [
        { en: 'Kuala Terengganu', ms: 'Kuala Terengganu' },
        { en: 'Shah Alam', ms: 'Shah Alam' },
        { en: 'Kota Kinabalu', ms: 'Kota Kinabalu' },
      ],
      n: [110, 260],
      p: [38, 57],
      q: [8, 19],
    },
  ],
};
