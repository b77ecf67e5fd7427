import type { FormDefinition } from '@naskhah/kernel/forms/definition';
import type { FormFault } from '@naskhah/kernel/forms/faults';
import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { Icon } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { builder, formFaultWords } from '@naskhah/words/forms/form-builder';
import { IconAlertCircle, IconVersions } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import css from './form-builder.module.css';
import type { FormRecord } from './types.ts';

const VersionsDialog = lazy(async () => ({ default: (await import('./versions-dialog.tsx')).VersionsDialog }));

/** Which version people are asked, what is in use, and what stands in the way of the next one. */
export const VersionNote = ({
  record,
  form,
  faults,
  onMend,
}: {
  record: FormRecord;
  form: FormDefinition;
  faults: readonly FormFault[];
  onMend: (question: string | null) => void;
}) => {
  const { say, sayWith } = useWords();
  const [looking, setLooking] = useState<'changes' | 'versions'>();
  const { published } = record;
  const [first] = faults;
  const given = record.versions.find(({ number }) => number === published);
  return (
    <div className={css.version}>
      <Icon of={IconVersions} />
      <div className={css.versionWords}>
        <p>
          {published === null || !given ? (
            say(builder.neverPublished)
          ) : (
            <>
              <b>{sayWith(builder.inUse, { number: published, answers: given.answers })}</b>{' '}
              {given.answers > 0 && record.changed && sayWith(builder.keepsIt, { number: published + 1 })}
            </>
          )}
        </p>
        {first && (
          <Button
            kind="link"
            size="sm"
            icon={IconAlertCircle}
            className={css.mend}
            onClick={() => onMend(first.question)}
          >
            {first.question === null
              ? say(formFaultWords[first.fault])
              : sayWith(builder.toMend, { count: faults.length })}
          </Button>
        )}
      </div>
      {published !== null && (
        <ButtonRow>
          <Button size="sm" onClick={() => setLooking('changes')}>
            {say(builder.whatChanged)}
          </Button>
          <Button size="sm" onClick={() => setLooking('versions')}>
            {say(builder.allVersions)}
          </Button>
        </ButtonRow>
      )}

      {looking && (
        <Suspense>
          <VersionsDialog record={record} form={form} look={looking} onClose={() => setLooking(undefined)} />
        </Suspense>
      )}
    </div>
  );
};
