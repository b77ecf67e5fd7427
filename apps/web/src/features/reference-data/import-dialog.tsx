import type { CodeList } from '@naskhah/kernel/code-lists';
import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FileField } from '@naskhah/ui/form/file-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { codeListWords, refCode } from '@naskhah/words/reference-data/ref-code';
import { ui } from '@naskhah/words/ui';
import { useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';

type Tried = { name: string; csv: string; outcome: Answers['codeTables']['importCodes'] };

const most = 500_000;

const Outcome = ({ outcome }: { outcome: Tried['outcome'] }) => {
  const { say, sayWith } = useWords();
  const { faults, added, changed } = outcome;
  if (faults.length === 0)
    return <p role="status">{added + changed === 0 ? say(refCode.nothingToDo) : sayWith(refCode.wouldDo, outcome)}</p>;
  return (
    <div role="alert">
      <p>{say(refCode.faults)}</p>
      <EntryList
        items={faults.slice(0, 100).map(({ line, path, message }) => ({
          key: `${line} ${path}`,
          name: sayWith(refCode.faultAt, { line, column: path }),
          warning: message,
        }))}
      />
    </div>
  );
};

/** A CSV file into the list: what it would do is said before it does it. */
export const ImportDialog = ({ list, onClose }: { list: CodeList; onClose: () => void }) => {
  const { say } = useWords();
  const request = useRequest();
  const [tried, setTried] = useState<Tried>();
  const [tooLarge, setTooLarge] = useState(false);
  const read = async ([file]: File[]) => {
    if (!file) return;
    setTried(undefined);
    setTooLarge(file.size > most);
    if (file.size > most) return;
    const csv = await file.text();
    const outcome = await request(() => client.codeTables.importCodes({ list, csv, apply: false }), {
      processing: say(refCode.reading),
      quiet: true,
    });
    if (outcome) setTried({ name: file.name, csv, outcome });
  };
  const apply = async () => {
    if (!tried) return;
    const outcome = await request(() => client.codeTables.importCodes({ list, csv: tried.csv, apply: true }), {
      processing: say(refCode.importing),
      done: say(refCode.imported),
    });
    if (!outcome) return;
    await refreshRecords();
    if (outcome.applied) onClose();
    else setTried({ ...tried, outcome });
  };
  const { added = 0, changed = 0, faults = [] } = tried?.outcome ?? {};
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(refCode.importTitle)}
      subtitle={say(codeListWords[list])}
      footer={
        <>
          <Button onClick={onClose}>{say(ui.cancel)}</Button>
          <Button
            kind="primary"
            disabled={!tried || faults.length > 0 || added + changed === 0}
            onClick={() => void apply()}
          >
            {say(refCode.apply)}
          </Button>
        </>
      }
    >
      <FieldStack>
        <p>{say(refCode.importWhy)}</p>
        <FileField
          label={say(refCode.file)}
          limits={say(refCode.fileLimits)}
          accept=".csv,text/csv"
          onFiles={(files) => void read(files)}
        >
          {tooLarge && <p role="alert">{say(refCode.fileTooLarge)}</p>}
          {tried && <p>{tried.name}</p>}
        </FileField>
        {tried && <Outcome outcome={tried.outcome} />}
      </FieldStack>
    </Dialog>
  );
};
