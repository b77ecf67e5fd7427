import { expect, it } from 'vitest';
import { type Stage, stageToSave, stageValues } from './stage-values.ts';

const preset = (preset_id: string, version: number, level: Stage['levels'][number]['level']) => ({
  preset_id,
  version,
  level,
  label_en: preset_id,
  label_ms: preset_id,
  mandatory: false,
  can_change: true,
});
const stage = (...levels: Stage['levels']): Stage => ({
  journal_id: 'jek',
  stage: 'copyediting',
  version: 2,
  name_en: 'Copyediting',
  name_ms: 'Suntingan',
  optional: true,
  in_use: true,
  days: [{ name: 'copyedit', days: 14, most: 180 }],
  articles: 0,
  levels,
});

it('what is sent of a stage is what is written of it, and the levels that were changed', () => {
  const known = stage(preset('chief', 4, 'decide'), preset('reader', 1, 'none'));
  const values = {
    ...stageValues(known),
    days: { copyedit: '10' },
    levels: { chief: 'decide', reader: 'view' } as const,
  };
  expect(stageToSave(known, known, values)).toEqual({
    journal_id: 'jek',
    stage: 'copyediting',
    version: 2,
    name_en: 'Copyediting',
    name_ms: 'Suntingan',
    days: { copyedit: 10 },
    levels: [{ preset_id: 'reader', version: 1, level: 'view' }],
  });
});

it.each([
  ['is met as it is now', 'none', 7],
  ['is refused when its level here is another one too', 'contribute', 1],
] as const)('a preset that was changed elsewhere %s', (_name, level, version) => {
  const known = stage(preset('reader', 1, 'none'));
  const shown = stage(preset('reader', 7, level));
  const sent = stageToSave(known, shown, { ...stageValues(known), levels: { reader: 'view' } });
  expect(sent.levels).toEqual([{ preset_id: 'reader', version, level: 'view' }]);
});
