import { Icon } from '@naskhah/ui/controls/icon';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { useWords } from '@naskhah/ui/language/language-provider';
import { dayMeans, workflowSettings } from '@naskhah/words/journals/workflow-settings';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useAct } from '../../../app/use-act.ts';
import { StageForm } from './stage-form.tsx';
import { StageMails } from './stage-mails.tsx';
import type { Stage } from './stage-values.ts';
import css from './stages.module.css';

const fixedWords = {
  submission: workflowSettings.first,
  publication: workflowSettings.last,
} as const satisfies Partial<Record<Stage['stage'], object>>;

const useInvolved = ({ levels }: Stage) => {
  const { say, sayWith, language } = useWords();
  const deciding = levels.filter(({ level }) => level === 'decide');
  const decides = deciding.find(({ mandatory }) => mandatory) ?? deciding[0];
  const more = levels.filter(({ level }) => level !== 'none').length - (decides ? 1 : 0);
  return {
    first: decides
      ? sayWith(workflowSettings.decides, { who: decides[`label_${language}`] })
      : say(workflowSettings.nobodyDecides),
    rest: more > 0 ? sayWith(workflowSettings.moreTakePart, { count: more }) : '',
  };
};

/** A stage of the journal's way: a row that opens in place. What was written in it stays when it is closed again. */
export const StageItem = ({ stage, place, opened }: { stage: Stage; place: number; opened: boolean }) => {
  const { say, sayWith, language } = useWords();
  const act = useAct();
  const part = useId();
  const [open, setOpen] = useState(opened);
  const [wasOpen, setWasOpen] = useState(opened);
  const involved = useInvolved(stage);
  const other = language === 'en' ? 'ms' : 'en';
  const name = stage[`name_${language}`];
  const longest = stage.days.find(({ name: day }) => day === 'report') ?? stage.days[0];
  const use = () => {
    const { journal_id, stage: which, version } = stage;
    const asked = { journal_id, stage: which, version };
    return void act(
      () => (stage.in_use ? client.workflowSettings.deleteStage(asked) : client.workflowSettings.saveStage(asked)),
      {
        processing: say(workflowSettings.saving),
        done: say(stage.in_use ? workflowSettings.left : workflowSettings.taken),
      },
    );
  };
  return (
    <li className={open ? css.open : undefined}>
      <div className={css.row}>
        <span className={css.place}>{place}</span>
        <h3 className={stage.in_use ? css.name : css.nameOut}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={part}
            className={css.toggle}
            onClick={() => {
              setOpen(!open);
              setWasOpen(true);
            }}
          >
            {name}
            <i lang={other} className={css.otherName}>
              {stage[`name_${other}`]}
            </i>
          </button>
        </h3>
        <p className={css.cell}>
          {!stage.in_use && say(workflowSettings.skipped)}
          {stage.in_use &&
            (longest ? sayWith(workflowSettings.countedDays, { count: longest.days }) : say(workflowSettings.noDays))}
          <span className={css.dim}>{say(stage.in_use ? dayMeans[stage.stage] : workflowSettings.skippedWhy)}</span>
        </p>
        <p className={css.cell}>
          {stage.in_use && (
            <>
              <span className={css.who}>{involved.first}</span>
              <span className={css.dim}>{involved.rest}</span>
            </>
          )}
        </p>
        <div className={css.use}>
          {stage.optional ? (
            <Checkbox checked={stage.in_use} aria-label={sayWith(workflowSettings.inUseOf, { name })} onChange={use}>
              {say(workflowSettings.inUse)}
            </Checkbox>
          ) : (
            <span className={css.dim}>
              {say(
                stage.stage in fixedWords
                  ? fixedWords[stage.stage as keyof typeof fixedWords]
                  : workflowSettings.always,
              )}
            </span>
          )}
        </div>
        <Icon of={IconChevronDown} className={css.chevron} />
      </div>
      <div id={part} hidden={!open}>
        {wasOpen && (
          <>
            <StageForm stage={stage} />
            <StageMails stage={stage} />
          </>
        )}
      </div>
    </li>
  );
};
