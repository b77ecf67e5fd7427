import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { gallery } from '@naskhah/words/gallery';
import { IconDots, IconDownload, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Shelf } from './gallery-layout.tsx';

export const ButtonShelf = () => {
  const { say } = useWords();
  return (
    <Shelf title={say(gallery.buttons)}>
      <ButtonRow>
        <Button kind="primary">{say(gallery.sendToReview)}</Button>
        <Button>{say(gallery.saveDraft)}</Button>
        <Button kind="quiet">{say(gallery.clear)}</Button>
        <Button kind="link">{say(gallery.timelineButton)}</Button>
      </ButtonRow>
      <ButtonRow>
        <Button kind="danger" icon={IconX}>
          {say(gallery.decline)}
        </Button>
        <Button kind="danger-fill" icon={IconTrash}>
          {say(gallery.deleteDraft)}
        </Button>
        <Button disabled>{say(gallery.accept)}</Button>
        <IconButton kind="plain" icon={IconDots} label={say(gallery.moreActions)} />
      </ButtonRow>
      <ButtonRow>
        <Button size="sm" icon={IconDownload}>
          {say(gallery.small)}
        </Button>
        <Button size="lg">{say(gallery.large)}</Button>
        <Button kind="primary" busy>
          {say(gallery.sendToReview)}
        </Button>
      </ButtonRow>
    </Shelf>
  );
};

export const FieldShelf = () => {
  const { say } = useWords();
  const [frequency, setFrequency] = useState<string | null>('twice');
  const [review, setReview] = useState<('double' | 'open')[]>(['double']);
  return (
    <Shelf title={say(gallery.fields)}>
      <TextField
        label={say(gallery.journalTitle)}
        help={say(gallery.journalTitleHelp)}
        required
        defaultValue="Jurnal Ekologi Khatulistiwa"
      />
      <TextField label={say(gallery.issn)} error={say(gallery.issnFault)} required defaultValue="2785-0421" />
      <SelectField
        label={say(gallery.frequency)}
        value={frequency}
        onChange={setFrequency}
        choices={[
          { value: 'once', label: say(gallery.once) },
          { value: 'twice', label: say(gallery.twice) },
          { value: 'continuous', label: say(gallery.continuous) },
        ]}
      />
      <FieldPair>
        <TextField label={say(gallery.abbreviation)} help={say(gallery.abbreviationHelp)} disabled defaultValue="JEK" />
        <ChoiceGroup
          label={say(gallery.reviewType)}
          chosen={review}
          onChange={setReview}
          choices={[
            { value: 'double', label: say(gallery.doubleAnonymous) },
            { value: 'open', label: say(gallery.open) },
          ]}
        />
      </FieldPair>
      <TextArea label={say(gallery.scope)} optional />
      <Checkbox defaultChecked>{say(gallery.print)}</Checkbox>
    </Shelf>
  );
};
