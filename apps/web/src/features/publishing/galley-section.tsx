import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { fileSize } from '@naskhah/ui/form/file-size';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { FileList } from '@naskhah/ui/record/file-list';
import { deciding, galleyKindWords } from '@naskhah/words/workflow/deciding';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';

const AddGalleyDialog = lazy(async () => ({ default: (await import('./add-galley-dialog.tsx')).AddGalleyDialog }));

/** The files that readers will open: kind, language, size; adding and removing where it is allowed. */
export const GalleySection = ({
  article,
  mayEdit,
}: {
  article: { id: string; number: string; language: string };
  mayEdit: boolean;
}) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(
    calls.publishing.getIssueGalley.queryOptions({ input: { article_id: article.id } }),
  );
  const remove = async (id: string) => {
    if (!(await confirm({ title: say(deciding.remove), message: say(deciding.removeGalleySure) }))) return;
    await act(() => client.publishing.deleteIssueGalley({ id }), {
      processing: say(deciding.removing),
      done: say(deciding.removed),
    });
  };
  const kindWords = (kind: string) =>
    kind in galleyKindWords ? say(galleyKindWords[kind as keyof typeof galleyKindWords]) : '';
  return (
    <Section
      title={say(deciding.galleys)}
      actions={
        mayEdit && (
          <Button icon={IconPlus} onClick={() => setAdding(true)}>
            {say(deciding.addGalley)}
          </Button>
        )
      }
    >
      {error && <LoadFailure error={error} level={3} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState level={3} title={say(deciding.noGalleys)}>
          {say(deciding.noGalleysWhy)}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <FileList
          roomy
          files={data.map(({ id, attachment_id, kind, label, language, filename, size }) => ({
            id,
            name: label,
            href: attachment_id ? addresses.file(attachment_id) : undefined,
            detail: [kindWords(kind), language.toUpperCase(), filename, size === null ? '' : fileSize(size)]
              .filter(Boolean)
              .join(' · '),
            action: mayEdit && (
              <Button
                size="sm"
                kind="quiet"
                aria-label={`${say(deciding.remove)}: ${label}`}
                onClick={() => void remove(id)}
              >
                {say(deciding.remove)}
              </Button>
            ),
          }))}
        />
      )}
      {adding && (
        <Suspense>
          <AddGalleyDialog article={article} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  );
};
