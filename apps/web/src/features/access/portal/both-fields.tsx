import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldPair } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { portalSetting } from '@naskhah/words/access/portal-setting';
import type { Field } from './portal-values.ts';

/** A text in both languages of the portal. */
export const BothFields = ({ of, name, rows, most }: { of: Field; name: string; rows: number; most: number }) => {
  const { say } = useWords();
  return (
    <FieldPair>
      <TextArea label={say(portalSetting.inEnglish)} lang="en" rows={rows} maxLength={most} {...of(`${name}.en`)} />
      <TextArea label={say(portalSetting.inMalay)} lang="ms" rows={rows} maxLength={most} {...of(`${name}.ms`)} />
    </FieldPair>
  );
};
