import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { savedViews } from '@naskhah/words/desk-workspace/saved-views';
import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { queries } from '../../app/queries.ts';

export type SavedView = Answers['deskWorkspace']['listSavedViews'][number];
export type ListName = Parameters<typeof client.deskWorkspace.listSavedViews>[0]['list'];

/** The views that the reader keeps of a list. They change by the reader's own acts alone. */
export const useSavedViews = (list: ListName) =>
  useQuery(calls.deskWorkspace.listSavedViews.queryOptions({ input: { list }, staleTime: 300_000 }));

/** What the reader calls the view that a list was opened with. */
export const useViewName = (list: ListName, saved: string): string | undefined =>
  useSavedViews(list).data?.find(({ id }) => id === saved)?.name;

const again = (list: ListName) =>
  queries.invalidateQueries({ queryKey: calls.deskWorkspace.listSavedViews.key({ input: { list } }) });

/** Saves or removes a view, says how it went, and shows what is there now, also after a refusal. */
export const useViewActs = (list: ListName) => {
  const { say, sayWith } = useWords();
  const request = useRequest();
  const confirm = useConfirm();
  return {
    save: async (view: Omit<SavedView, 'version'> & { version?: number }): Promise<SavedView | undefined> => {
      const words = { processing: say(savedViews.saving), done: say(savedViews.saved) };
      const saved = await request(() => client.deskWorkspace.saveView({ ...view, list }), words);
      await again(list);
      return saved;
    },
    remove: async ({ id, name, version }: SavedView): Promise<boolean> => {
      const sure = await confirm({
        title: say(savedViews.removeTitle),
        message: sayWith(savedViews.removeWhy, { name }),
      });
      if (!sure) return false;
      const words = { processing: say(savedViews.removing), done: say(savedViews.removed) };
      const done = await request(() => client.deskWorkspace.deleteView({ id, version }), words);
      await again(list);
      return done !== undefined;
    },
  };
};
