import type { FieldReason, SentField } from '@naskhah/db/rows/verification';
import type { Db } from '@naskhah/db/tables';
import { checkAnswer, type FormAnswers } from '@naskhah/kernel/forms/answers';
import type { Question } from '@naskhah/kernel/forms/definition';
import type { Finding, MachineCheck, MachineVerdict } from '@naskhah/kernel/machine-checks';
import { sql } from 'kysely';
import { sentFields } from '../../journals/index.ts';
import { changedFields } from '../domain/changed-fields.ts';
import { checkingDays, itemsOf, progressOf, reasonsOf } from '../domain/checking.ts';
import { asWaiting } from './waiting-list.ts';
import { type WaitingRow, waitingColumns, waitingTables } from './waiting-rows.ts';

type Row = WaitingRow & {
  version: number;
  outcome: string | null;
  further: FieldReason[];
  checklist: { form_id: string; number: number; published_at: string; questions: Question[] };
  answers: FormAnswers;
  before: FormAnswers | null;
  snapshot_before: SentField[] | null;
  machine: { machine: MachineCheck; verdict: MachineVerdict; findings: Finding[]; seen_at: string }[];
  rounds: {
    number: number;
    sent_at: string;
    outcome: 'returned' | 'rejected' | 'verified';
    decided_at: string;
    word: string;
    reasons: FieldReason[];
  }[];
};

const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const checkingRow = async (db: Db, journal: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`select ${waitingColumns}, j.version, r.outcome, r.further,
      json_build_object('form_id', f.id, 'number', v.number, 'published_at', ${iso('v.published_at')}, 'questions', v.questions)
        as checklist,
      coalesce(a.answers, '{}') as answers,
      (select b.answers from verification.round o join forms.answer b on b.subject_id = o.id
        where o.journal_id = j.id and o.number = r.number - 1) as before,
      (select o.snapshot from verification.round o where o.journal_id = j.id and o.number = r.number - 1) as snapshot_before,
      coalesce((select json_agg(json_build_object('machine', m.machine, 'verdict', m.verdict, 'findings', m.findings,
        'seen_at', ${iso('m.seen_at')})) from verification.machine_check m where m.round_id = r.id), '[]') as machine,
      coalesce((select json_agg(json_build_object('number', o.number, 'sent_at', ${iso('o.sent_at')}, 'outcome', o.outcome,
          'decided_at', ${iso('o.decided_at')}, 'word', o.word, 'reasons',
          coalesce((select json_agg(json_build_object('field', x.field, 'reason', x.reason) order by x.position)
            from journals.return_reason x where x.journal_id = j.id and x.round = o.number), '[]')) order by o.number desc)
        from verification.round o where o.journal_id = j.id and o.outcome is not null), '[]') as rounds
    from ${waitingTables} where j.id = ${journal}`.execute(db);
  return rows[0];
};

const saidOf = (questions: readonly Question[], answers: FormAnswers) =>
  Object.fromEntries(
    itemsOf(questions)
      .filter(({ id }) => answers[id] !== undefined)
      .map(({ id }) => [id, checkAnswer(answers[id])]),
  );

/** A registration as the secretariat checks it, its latest round: two statements. Undefined for one that was never sent. */
export const checkingRecord = async (db: Db, journal: string, { now, language }: { now: Date; language: string }) => {
  const [row, { fields }] = await Promise.all([checkingRow(db, journal), sentFields(db, journal)]);
  if (!row) return undefined;
  const { outcome, snapshot_before, before, ...shown } = row;
  const { questions } = row.checklist;
  const open = outcome === null && (row.state === 'submitted' || row.state === 'checking');
  const { open: left, unsaid, failed } = progressOf(questions, row.answers);
  return {
    ...asWaiting(shown, now, language),
    days: checkingDays,
    answers: saidOf(questions, row.answers),
    before: saidOf(questions, before ?? {}),
    fields,
    reasons: reasonsOf(questions, row.answers, row.further),
    changed: snapshot_before ? changedFields(snapshot_before, fields) : [],
    can: {
      check: open && !row.passed,
      pass: open && !row.passed && left.length + unsaid.length + failed === 0,
      verify: open && row.passed,
      refuse: open,
    },
  };
};
