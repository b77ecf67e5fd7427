import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { BulkBar } from '@naskhah/ui/list/bulk-bar';
import { bulk } from '@naskhah/words/workflow/bulk';
import { IconBellRinging, IconDownload, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Row } from '../workspace-columns.tsx';
import { type Outcomes, useBulk } from './use-bulk.ts';

const AssignEditorDialog = lazy(async () => ({
  default: (await import('./assign-editor-dialog.tsx')).AssignEditorDialog,
}));
const OutcomeDialog = lazy(async () => ({ default: (await import('./outcome-dialog.tsx')).OutcomeDialog }));

/** As many as one act takes. */
const most = 200;

/** What can be done with the chosen articles. The answer of each act says for which of them it was refused, and why. */
export const BulkActions = ({
  chosen,
  total,
  everyRow,
  onChoose,
  onExport,
}: {
  chosen: readonly Row[];
  total: number;
  /** Fetches what the filters found, beyond this page. */
  everyRow: (most: number) => Promise<readonly Row[]>;
  onChoose: (rows: readonly Row[]) => void;
  onExport: (ids: string[]) => void;
}) => {
  const { say, sayWith } = useWords();
  const request = useRequest();
  const { assign, remind } = useBulk();
  const [assigning, setAssigning] = useState(false);
  const [told, setTold] = useState<{ outcomes: Outcomes; articles: readonly Row[] }>();
  const ids = chosen.map(({ id }) => id);
  const tell = (outcomes: Outcomes | undefined) => {
    if (!outcomes) return;
    setTold({ outcomes, articles: chosen });
    onChoose([]);
  };
  const selectAll = async () => {
    const rows = await request(() => everyRow(most), { processing: say(bulk.selecting), quiet: true });
    if (rows) onChoose(rows);
  };
  const withinReach = chosen.length > 0 && chosen.length <= most;
  const canAssign = withinReach && chosen.some(({ can }) => can.assign_editor);
  const canRemind = withinReach && chosen.some(({ can }) => can.remind_reviewers);
  return (
    <>
      <BulkBar
        count={chosen.length}
        total={total}
        onClear={() => onChoose([])}
        {...(total <= most && { onSelectAll: () => void selectAll() })}
        actions={[
          ...(canAssign
            ? [{ key: 'assign', label: say(bulk.assign), icon: IconUserPlus, onClick: () => setAssigning(true) }]
            : []),
          ...(canRemind
            ? [
                {
                  key: 'remind',
                  label: say(bulk.remind),
                  icon: IconBellRinging,
                  onClick: () => void remind(ids).then(tell),
                },
              ]
            : []),
          {
            key: 'export',
            label: sayWith(bulk.exportRows, { count: chosen.length }),
            icon: IconDownload,
            onClick: () => onExport(ids),
          },
        ]}
      />
      <Suspense>
        {assigning && (
          <AssignEditorDialog
            articles={ids}
            onClose={() => setAssigning(false)}
            onChoose={(person) => {
              setAssigning(false);
              void assign(ids, person).then(tell);
            }}
          />
        )}
        {told && <OutcomeDialog {...told} onClose={() => setTold(undefined)} />}
      </Suspense>
    </>
  );
};
