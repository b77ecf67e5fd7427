import type { ShortList } from './short-list.ts';

/** Lists of the evaluation of journals: sessions, meetings, decisions, appeals, conflicts of interest. */
export const evaluationLists: Record<string, ShortList> = {
  session_type: [
    ['new', 'New applications', 'Permohonan baharu'],
    ['re_evaluation', 'Re-evaluation', 'Penilaian semula'],
    ['mixed', 'New and re-evaluation', 'Baharu dan penilaian semula'],
    ['award', 'Award', 'Anugerah'],
  ],
  evaluation_outcome: [
    ['accepted', 'Accepted', 'Diterima'],
    ['accepted_with_conditions', 'Accepted with conditions', 'Diterima dengan syarat'],
    ['deferred', 'Deferred', 'Ditangguhkan'],
    ['rejected', 'Rejected', 'Ditolak'],
  ],
  appeal_ground: [
    ['procedure', 'Procedure', 'Prosedur'],
    ['fact', 'Error of fact', 'Kesilapan fakta'],
    ['new_evidence', 'New evidence', 'Bukti baharu'],
  ],
  meeting_type: [
    ['screening', 'Screening', 'Saringan'],
    ['moderation', 'Moderation', 'Moderasi'],
    ['evaluation_committee', 'Evaluation committee', 'Jawatankuasa penilaian'],
    ['appeal', 'Appeal', 'Rayuan'],
  ],
  meeting_mode: [
    ['physical', 'In person', 'Bersemuka'],
    ['online', 'Online', 'Dalam talian'],
    ['hybrid', 'Hybrid', 'Hibrid'],
  ],
  conflict_reason: [
    ['same-institution', 'Same institution as the publisher', 'Institusi yang sama dengan penerbit'],
    ['editorial-board', "On the journal's editorial board", 'Ahli sidang editor jurnal'],
    ['author', 'Author in the journal in the last three years', 'Pengarang dalam jurnal sejak tiga tahun lalu'],
    [
      'co-author',
      'Co-author of the editor-in-chief in the last three years',
      'Pengarang bersama ketua editor sejak tiga tahun lalu',
    ],
    ['declared', 'Declared interest', 'Kepentingan yang diisytiharkan'],
  ],
  // ISO 3166-2:MY
  state: [
    ['MY-01', 'Johor', 'Johor'],
    ['MY-02', 'Kedah', 'Kedah'],
    ['MY-03', 'Kelantan', 'Kelantan'],
    ['MY-04', 'Malacca', 'Melaka'],
    ['MY-05', 'Negeri Sembilan', 'Negeri Sembilan'],
    ['MY-06', 'Pahang', 'Pahang'],
    ['MY-07', 'Penang', 'Pulau Pinang'],
    ['MY-08', 'Perak', 'Perak'],
    ['MY-09', 'Perlis', 'Perlis'],
    ['MY-10', 'Selangor', 'Selangor'],
    ['MY-11', 'Terengganu', 'Terengganu'],
    ['MY-12', 'Sabah', 'Sabah'],
    ['MY-13', 'Sarawak', 'Sarawak'],
    ['MY-14', 'Kuala Lumpur', 'Wilayah Persekutuan Kuala Lumpur'],
    ['MY-15', 'Labuan', 'Wilayah Persekutuan Labuan'],
    ['MY-16', 'Putrajaya', 'Wilayah Persekutuan Putrajaya'],
  ],
};
