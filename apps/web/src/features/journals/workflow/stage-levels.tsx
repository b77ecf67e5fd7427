import { type StageLevel, stageLevels } from '@naskhah/kernel/stages';
import { MatrixField } from '@naskhah/ui/fields/matrix-field';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { levelNames, presetPage } from '@naskhah/words/access/preset-words';
import { workflowSettings } from '@naskhah/words/journals/workflow-settings';
import { StageBlock } from './stage-block.tsx';
import type { Stage, StageValues } from './stage-values.ts';
import css from './stages.module.css';

/** What each preset may do in a stage: a table where there is room, else a choice for each. */
export const StageLevels = ({
  presets,
  chosen,
  onChange,
}: {
  presets: Stage['levels'];
  chosen: StageValues['levels'];
  onChange: (chosen: StageValues['levels']) => void;
}) => {
  const { say, sayWith, language } = useWords();
  const rows = presets.map((preset) => ({
    id: preset.preset_id,
    label: preset[`label_${language}`],
    disabled: !preset.can_change,
  }));
  const columns = stageLevels.map((level) => ({ id: level, label: say(levelNames[level]) }));
  const mandatory = presets.filter((preset) => preset.mandatory).map((preset) => preset[`label_${language}`]);
  return (
    <StageBlock title={say(workflowSettings.takesPart)} why={say(workflowSettings.levelsWhy)}>
      <div className={css.wide}>
        <MatrixField
          label={say(workflowSettings.takesPart)}
          head={say(presetPage.preset)}
          rows={rows}
          columns={columns}
          chosen={chosen}
          onChange={(levels) => onChange(levels as Record<string, StageLevel>)}
        />
      </div>
      <ul className={css.narrow}>
        {rows.map(({ id, label, disabled }) => (
          <li key={id}>
            <SelectField
              label={label}
              disabled={disabled}
              choices={columns.map((column) => ({ value: column.id, label: column.label }))}
              value={chosen[id] ?? 'none'}
              onChange={(level) => onChange({ ...chosen, [id]: (level ?? 'none') as StageLevel })}
            />
          </li>
        ))}
      </ul>
      {mandatory.length > 0 && (
        <p className={css.note}>{sayWith(workflowSettings.mandatory, { who: mandatory.join(', ') })}</p>
      )}
      {rows.some(({ disabled }) => disabled) && <p className={css.note}>{say(workflowSettings.levelsClosed)}</p>}
    </StageBlock>
  );
};
