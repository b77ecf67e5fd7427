import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Section } from '@naskhah/ui/page/section';
import { Note } from '@naskhah/ui/state/note';
import { presetPage } from '@naskhah/words/access/preset-words';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';
import { isSet } from './bits.ts';
import { PresetDialog } from './preset-dialog.tsx';
import { type Preset, type Settings, useLabel, usePresets, useSettings } from './use-presets.ts';

/** What a preset grants, in one line: its sections and the stages in which it counts. */
const useSummary = (settings: Settings | undefined) => {
  const { say } = useWords();
  const label = useLabel();
  return ({ permissions, functions, stages }: Preset) => {
    const sections = settings?.permissions.filter(({ bit }) => isSet(permissions, bit)).map(label) ?? [];
    const does = settings?.functions.filter(({ bit }) => isSet(functions, bit)).map(label) ?? [];
    const levelOf = (stage: string) => (stages as Record<string, string>)[stage] ?? 'none';
    const open =
      settings?.stages
        .filter(({ value }) => levelOf(value) !== 'none')
        .map((stage) => {
          const level = settings.levels.find(({ value }) => value === levelOf(stage.value));
          return level ? `${label(stage)}: ${label(level).toLowerCase()}` : label(stage);
        }) ?? [];
    return {
      under: sections.join(', ') || say(presetPage.nothing),
      detail: [...does, ...open].join(' · '),
    };
  };
};

const blank = (journal: string): Preset => ({
  id: newId(),
  journal_id: journal,
  version: 0,
  code: '',
  label_en: '',
  label_ms: '',
  permissions: 0,
  functions: 0,
  stages: { submission: 'none', review: 'none', copyediting: 'none', production: 'none', publication: 'none' },
  holders: 0,
});

/** A journal's presets: what each grants, and how many people hold it. */
export const PresetList = ({ journal }: { journal: string }) => {
  const { say, sayWith } = useWords();
  const label = useLabel();
  const confirm = useConfirm();
  const act = useAct();
  const [edited, setEdited] = useState<Preset>();
  const settings = useSettings().data;
  const summary = useSummary(settings);
  const { data, error, refetch } = usePresets(journal);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const remove = async ({ id, version }: Preset) => {
    if (!(await confirm({ title: say(presetPage.removeTitle), message: say(presetPage.removeWhy) }))) return;
    await act(() => client.access.deletePreset({ id, version }), {
      processing: say(presetPage.removing),
      done: say(presetPage.removed),
    });
  };
  const restore = async () => {
    if (!(await confirm({ title: say(presetPage.shippedTitle), message: say(presetPage.shippedWhy) }))) return;
    await act(() => client.journals.setJournalDefaultValue({ id: journal }), {
      processing: say(presetPage.saving),
      done: say(presetPage.shippedAdded),
    });
  };
  return (
    <Section
      title={say(presetPage.presets)}
      actions={
        <ButtonRow>
          <Button kind="quiet" onClick={() => void restore()}>
            {say(presetPage.shipped)}
          </Button>
          <Button icon={IconPlus} onClick={() => setEdited(blank(journal))}>
            {say(presetPage.add)}
          </Button>
        </ButtonRow>
      }
    >
      <Note tone="info">{say(presetPage.shared)}</Note>
      <EntryList
        items={(data?.rows ?? []).map((preset) => ({
          key: preset.id,
          name: `${label(preset)} · ${sayWith(presetPage.count, { count: preset.holders })}`,
          ...summary(preset),
          act: (
            <ButtonRow>
              <Button
                size="sm"
                aria-label={`${say(presetPage.edit)}: ${label(preset)}`}
                onClick={() => setEdited(preset)}
              >
                {say(presetPage.edit)}
              </Button>
              {preset.holders === 0 && (
                <Button size="sm" kind="danger" onClick={() => void remove(preset)}>
                  {say(presetPage.remove)}
                </Button>
              )}
            </ButtonRow>
          ),
        }))}
      />
      {edited && settings && <PresetDialog preset={edited} settings={settings} onClose={() => setEdited(undefined)} />}
    </Section>
  );
};
