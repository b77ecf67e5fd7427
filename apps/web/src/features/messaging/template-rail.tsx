import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { FactList } from '@naskhah/ui/record/fact-list';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import css from './template.module.css';
import type { Template } from './use-template.ts';

const kinds = {
  saved: templateEditor.wasSaved,
  restored: templateEditor.wasRestored,
  reset: templateEditor.wasReset,
};

const History = ({ template }: { template: Template }) => {
  const { say, sayWith } = useWords();
  const { moment } = useDates();
  const confirm = useConfirm();
  const act = useAct();
  const { event, journal_id, version } = template;
  const { data, error, refetch } = useQuery(
    calls.messaging.templateHistory.queryOptions({ input: { event, journal_id } }),
  );
  if (error) return <LoadFailure error={error} level={3} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <p>{say(templateEditor.historyEmpty)}</p>;
  const restore = async (number: number) => {
    if (!(await confirm({ title: say(templateEditor.restoreTitle), message: say(templateEditor.restoreWhy) }))) return;
    await act(() => client.messaging.restoreTemplate({ event, journal_id, version, number }), {
      processing: say(templateEditor.restoring),
      done: say(templateEditor.restored),
    });
  };
  return (
    <EntryList
      items={(data ?? []).map(({ number, kind, by, at, texts }) => ({
        key: String(number),
        name: sayWith(templateEditor.version, { number }),
        under: `${say(kinds[kind])} · ${moment(at)}`,
        detail: by,
        act: number !== version && texts && (
          <Button size="sm" onClick={() => void restore(number)}>
            {say(templateEditor.restore)}
          </Button>
        ),
      }))}
    />
  );
};

/** When the mail is sent and to whom, whether it is sent at all, and every earlier text. */
export const TemplateRail = ({ template }: { template: Template }) => {
  const { say, language } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const { event, journal_id, version, own, needed, active } = template;
  const inWords = (en: string, ms: string) => (language === 'ms' ? ms : en);
  const reset = async () => {
    if (!(await confirm({ title: say(templateEditor.resetTitle), message: say(templateEditor.resetWhy) }))) return;
    await act(() => client.messaging.deleteTemplate({ event, journal_id, version }), {
      processing: say(templateEditor.resetting),
      done: say(templateEditor.resetDone),
    });
  };
  const send = (on: boolean) =>
    act(() => client.messaging.updateEvent({ event, journal_id, active: on }), {
      processing: say(templateEditor.switching),
      done: say(templateEditor.switched),
    });
  return (
    <>
      <RailSection title={say(templateEditor.sending)}>
        <div className={css.sending}>
          <FactList
            facts={[
              { label: say(templateEditor.when), value: inWords(template.when_en, template.when_ms) },
              { label: say(templateEditor.to), value: inWords(template.to_en, template.to_ms) },
            ]}
          />
          {needed ? (
            <p>{say(templateEditor.always)}</p>
          ) : (
            <Checkbox checked={active} onChange={(change) => void send(change.currentTarget.checked)}>
              {say(templateEditor.active)}
            </Checkbox>
          )}
        </div>
      </RailSection>
      <RailSection title={say(templateEditor.history)}>
        <History template={template} />
        {own && (
          <Button kind="quiet" onClick={() => void reset()}>
            {say(templateEditor.reset)}
          </Button>
        )}
      </RailSection>
    </>
  );
};
