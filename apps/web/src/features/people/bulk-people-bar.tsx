import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { BulkBar } from '@naskhah/ui/list/bulk-bar';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { bulkPeople } from '@naskhah/words/identity/bulk-people';
import {
  IconDownload,
  IconLogout,
  IconMailForward,
  IconPlayerPause,
  IconPlayerPlay,
  IconShieldMinus,
  IconShieldPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { type Outcomes, useBulkPeople } from './use-bulk-people.ts';

type Named = { id: string; name: string; email: string };

/** As many as one act takes. */
const most = 200;

/** What can be done with the chosen people. The answer of each act says for whom it was refused, and why. */
export const BulkPeopleBar = ({
  chosen,
  total,
  everyRow,
  onChoose,
  onExport,
}: {
  chosen: readonly Named[];
  total: number;
  /** Fetches those whom the filters found, beyond this page. */
  everyRow: (most: number) => Promise<readonly Named[]>;
  onChoose: (rows: readonly Named[]) => void;
  onExport: (ids: string[]) => void;
}) => {
  const { say, sayWith } = useWords();
  const request = useRequest();
  const ids = chosen.map(({ id }) => id);
  const acts = useBulkPeople(ids);
  const [told, setTold] = useState<{ outcomes: Outcomes; people: readonly Named[] }>();
  const run = (act: () => Promise<Outcomes | undefined>) => () =>
    void act().then((outcomes) => {
      if (!outcomes) return;
      setTold({ outcomes, people: chosen });
      onChoose([]);
    });
  const selectAll = async () => {
    const rows = await request(() => everyRow(most), { processing: say(bulkPeople.selecting), quiet: true });
    if (rows) onChoose(rows);
  };
  const changing = [
    { key: 'suspend', label: say(bulkPeople.suspend), icon: IconPlayerPause, onClick: run(acts.suspend) },
    { key: 'reinstate', label: say(bulkPeople.reinstate), icon: IconPlayerPlay, onClick: run(acts.reinstate) },
    { key: 'sessions', label: say(bulkPeople.endSessions), icon: IconLogout, onClick: run(acts.endSessions) },
    { key: 'give', label: say(bulkPeople.giveRole), icon: IconShieldPlus, onClick: run(acts.giveRole) },
    { key: 'take', label: say(bulkPeople.takeRole), icon: IconShieldMinus, onClick: run(acts.takeRole) },
    { key: 'remind', label: say(bulkPeople.remind), icon: IconMailForward, onClick: run(acts.remind) },
  ];
  return (
    <>
      <BulkBar
        count={chosen.length}
        total={total}
        onClear={() => onChoose([])}
        {...(total <= most && { onSelectAll: () => void selectAll() })}
        actions={[
          ...(chosen.length <= most ? changing : []),
          {
            key: 'export',
            label: sayWith(bulkPeople.exportRows, { count: chosen.length }),
            icon: IconDownload,
            onClick: () => onExport(ids),
          },
        ]}
      />
      {told && (
        <Dialog
          opened
          onClose={() => setTold(undefined)}
          title={say(bulkPeople.resultTitle)}
          footer={
            <Button kind="primary" onClick={() => setTold(undefined)}>
              {say(bulkPeople.close)}
            </Button>
          }
        >
          <p role="status">
            {sayWith(bulkPeople.doneOf, { done: told.outcomes.done, of: told.outcomes.results.length })}
          </p>
          <EntryList
            items={told.outcomes.results
              .filter(({ done }) => !done)
              .map(({ usr_id, message }) => {
                const person = told.people.find(({ id }) => id === usr_id);
                return { key: usr_id, name: person?.name ?? '', under: person?.email ?? '', warning: message };
              })}
          />
        </Dialog>
      )}
    </>
  );
};
