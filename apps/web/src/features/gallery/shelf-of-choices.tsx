import { ChipGroup, type ChosenChip } from '@naskhah/ui/fields/chip-group';
import { PicksField } from '@naskhah/ui/fields/picks-field';
import { SuggestField } from '@naskhah/ui/fields/suggest-field';
import { TagsField } from '@naskhah/ui/fields/tags-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { OrderButtons } from '@naskhah/ui/list/order-buttons';
import { gallery } from '@naskhah/words/gallery';
import { creditDegrees } from '@naskhah/words/submissions/credit-degrees';
import { useState } from 'react';
import { Shelf } from './gallery-layout.tsx';

/** Fields that take several values, and the buttons that order them. */
export const ChoiceShelf = () => {
  const { say } = useWords();
  const [tags, setTags] = useState(['gambut', 'kebakaran']);
  const [typed, setTyped] = useState('Universiti');
  const [chips, setChips] = useState<ChosenChip[]>([{ value: 'twice', degree: 'open' }]);
  const [picks, setPicks] = useState(['once']);
  const [place, setPlace] = useState(2);
  const frequencies = [
    { value: 'once', label: say(gallery.once) },
    { value: 'twice', label: say(gallery.twice) },
    { value: 'continuous', label: say(gallery.continuous) },
  ];
  return (
    <Shelf title={say(gallery.severalValues)}>
      <SuggestField
        label={say(gallery.institution)}
        value={typed}
        suggestions={[{ id: 'upm', name: 'Universiti Putra Malaysia', under: 'Serdang' }]}
        onChange={setTyped}
        onChoose={({ name }) => setTyped(name)}
      />
      <TagsField label={say(gallery.keywords)} tags={tags} onChange={setTags} />
      <PicksField
        label={say(gallery.frequency)}
        chosen={frequencies.filter(({ value }) => picks.includes(value))}
        choices={frequencies.filter(({ value }) => !picks.includes(value))}
        onChange={setPicks}
      />
      <ChipGroup
        withoutDegree={say(creditDegrees.notSaid)}
        label={say(gallery.frequency)}
        chips={frequencies}
        degrees={[
          { value: 'double', label: say(gallery.doubleAnonymous) },
          { value: 'open', label: say(gallery.open) },
        ]}
        chosen={chips}
        onChange={setChips}
      />
      <OrderButtons name={say(gallery.small)} place={place} of={3} onMove={(by) => setPlace(place + by)} />
    </Shelf>
  );
};
