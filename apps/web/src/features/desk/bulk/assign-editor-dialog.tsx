import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { SearchField } from '@naskhah/ui/fields/search-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { ui } from '@naskhah/words/ui';
import { bulk } from '@naskhah/words/workflow/bulk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../../app/calls.ts';
import { LoadFailure } from '../../../app/load-failure.tsx';

/** The editors of the journals of the chosen articles; one is assigned to each of them that they can take. */
export const AssignEditorDialog = ({
  articles,
  onChoose,
  onClose,
}: {
  articles: readonly string[];
  onChoose: (person: string) => void;
  onClose: () => void;
}) => {
  const { say, sayWith } = useWords();
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useQuery(
    calls.workflow.editorsFor.queryOptions({ input: { article_ids: [...articles] }, staleTime: 0 }),
  );
  const found = data?.filter(({ name, affiliation }) =>
    `${name} ${affiliation}`.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(bulk.assign)}
      subtitle={sayWith(ui.selected, { count: articles.length })}
    >
      {error ? (
        <LoadFailure error={error} level={3} onRetry={() => void refetch()} />
      ) : (
        <SearchField first label={say(bulk.searchPeople)} value={typed} onChange={setTyped} />
      )}
      {found?.length === 0 && (
        <EmptyState level={3} title={say(bulk.nobody)}>
          {say(bulk.nobodyWhy)}
        </EmptyState>
      )}
      <EntryList
        items={(found ?? []).map(({ user_id, name, affiliation, fits }) => ({
          key: user_id,
          name,
          under: affiliation,
          detail: sayWith(bulk.fits, { fits, of: articles.length }),
          act: (
            <Button size="sm" aria-label={sayWith(bulk.chooseFor, { name })} onClick={() => onChoose(user_id)}>
              {say(bulk.choose)}
            </Button>
          ),
        }))}
      />
    </Dialog>
  );
};
