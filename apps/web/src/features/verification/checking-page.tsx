import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { AutosaveState } from '@naskhah/ui/form/autosave-state';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { useWords } from '@naskhah/ui/language/language-provider';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { RailSection, RecordLayout } from '@naskhah/ui/record/record-layout';
import { StatePill } from '@naskhah/ui/state/state-pill';
import { checking } from '@naskhah/words/verification/checking';
import { IconChecklist, IconFileText, IconShieldCheck, IconVersions } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { AppLink } from '../../app/app-link.tsx';
import { useDates } from '../../app/use-dates.ts';
import { anchorOf } from './check-item.tsx';
import { CheckItems } from './check-items.tsx';
import css from './checking.module.css';
import { MachineLine } from './machine-line.tsx';
import { MachineRail } from './machine-rail.tsx';
import type { Checking } from './types.ts';
import { useChecking } from './use-checking.ts';
import { VerdictButtons } from './verdict-buttons.tsx';

const ChangesDialog = lazy(async () => ({ default: (await import('./changes-dialog.tsx')).ChangesDialog }));
const ReturnFields = lazy(async () => ({ default: (await import('./return-fields.tsx')).ReturnFields }));

const Rounds = ({ record }: { record: Checking }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  if (record.rounds.length === 0) return null;
  return (
    <RailSection title={say(checking.rounds)}>
      <ul>
        {record.rounds.map(({ number, decided_at, outcome, reasons, word }) => (
          <li key={number}>
            <p>
              {sayWith(checking.roundEnded, { number, day: short(decided_at), reasons: reasons.length })} ·{' '}
              {say(checking[outcome])}
            </p>
            {word && <p className={css.quiet}>{word}</p>}
          </li>
        ))}
      </ul>
    </RailSection>
  );
};

/** A registration as the secretariat checks it: the checklist, what goes back, and what is decided. */
export const CheckingPage = ({ record, rail }: { record: Checking; rail?: ReactNode }) => {
  const { say, sayWith, language } = useWords();
  const { short } = useDates();
  const { answers, overtaken, answer, autosave } = useChecking(record);
  const [looking, setLooking] = useState(false);
  const other = language === 'ms' ? record.name_en : record.name_ms;
  const said = record.checklist.questions
    .filter(({ type }) => type === 'check')
    .map(({ id }) => ({ id, ...(answers[id] ?? { verdict: null, comment: '' }) }));
  const missing = said.filter(({ verdict, comment }) => verdict === 'fail' && comment.trim() === '');
  const state = record.passed
    ? checking.passedState
    : record.state === 'submitted'
      ? checking.sentState
      : checking.checkingState;
  return (
    <>
      <RecordHeader
        number={record.abbreviation}
        facts={[
          record.applicant,
          record.publisher,
          sayWith(checking.sentAgain, { day: short(record.sent_at), round: record.round }),
        ].filter(Boolean)}
        title={record.jnl_name}
        {...(other && other !== record.jnl_name && { otherTitle: other, otherLang: language === 'ms' ? 'en' : 'ms' })}
        people={
          <span className={css.state}>
            <StatePill icon={record.passed ? IconShieldCheck : IconChecklist} tone="info">
              {say(state)}
            </StatePill>
            <span>{sayWith(checking.dayOf, { day: record.age, of: record.days, due: short(record.due) })}</span>
          </span>
        }
        actions={
          <>
            {autosave.state && <AutosaveState state={autosave.state} />}
            {record.round > 1 && (
              <Button icon={IconVersions} onClick={() => setLooking(true)}>
                {say(checking.changes)}
              </Button>
            )}
            <ButtonLink icon={IconFileText} href={addresses.journalInformation(record.id)}>
              {say(checking.registration)}
            </ButtonLink>
          </>
        }
      />
      <RecordLayout
        railLabel={say(checking.rail)}
        rail={
          <>
            {rail}
            {record.can.check && <MachineRail journal={record.id} />}
            <RailSection title={say(checking.checklist)}>
              <p className={css.quiet}>
                {sayWith(checking.version, {
                  number: record.checklist.number,
                  day: short(record.checklist.published_at),
                })}{' '}
                {say(checking.checklistQuiet)}{' '}
                <AppLink href={addresses.checklist}>{say(checking.buildChecklist)}</AppLink>
              </p>
              {record.checker && (
                <p className={css.quiet}>
                  {say(checking.checker)} {record.checker.name}
                </p>
              )}
            </RailSection>
            <Rounds record={record} />
          </>
        }
      >
        <CheckItems
          record={record}
          answers={answers}
          overtaken={overtaken}
          machineOf={({ checks }) => {
            const seen = record.machine.find(({ machine }) => machine === checks?.machine);
            return seen && <MachineLine seen={seen} />;
          }}
          onAnswer={answer}
        />
        <Suspense>
          <ReturnFields record={record} />
        </Suspense>
      </RecordLayout>
      <FormFoot
        back={
          <span className={css.count}>
            {sayWith(checking.answered, { count: said.filter(({ verdict }) => verdict).length, of: said.length })}
            {missing[0] && (
              <>
                {' · '}
                <a href={`#${anchorOf(missing[0].id)}`}>
                  {sayWith(checking.commentsMissing, { count: missing.length })}
                </a>
              </>
            )}
          </span>
        }
      >
        <VerdictButtons
          record={record}
          whole={said.every(({ verdict }) => verdict === 'pass' || verdict === 'na')}
          settle={autosave.now}
        />
      </FormFoot>
      {looking && (
        <Suspense>
          <ChangesDialog record={record} onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </>
  );
};
