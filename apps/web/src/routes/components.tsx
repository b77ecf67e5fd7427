import { ThemeControl } from '@naskhah/ui/appearance/theme-control';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { gallery } from '@naskhah/words/gallery';
import { LanguageSegments } from '../app/language-control.tsx';
import { TextSize } from '../app/text-size.tsx';
import css from '../features/gallery/gallery.module.css';
import { ChoiceShelf } from '../features/gallery/shelf-of-choices.tsx';
import { ButtonShelf, FieldShelf } from '../features/gallery/shelf-of-controls.tsx';
import { DialogShelf } from '../features/gallery/shelf-of-dialogs.tsx';
import { ListShelf } from '../features/gallery/shelf-of-lists.tsx';
import { FileShelf, RecordShelf } from '../features/gallery/shelf-of-records.tsx';
import { EmptyShelf, FormShelf, StateShelf } from '../features/gallery/shelf-of-states.tsx';

/** All components in every state, to be looked at. */
export const ComponentsPage = () => {
  const { say } = useWords();
  return (
    <main id="main" className={css.page}>
      <title>{`${say(gallery.title)} · Naskhah`}</title>
      <div className={css.tools}>
        <TextSize />
        <ThemeControl />
        <LanguageSegments />
      </div>
      <PageHeader title={say(gallery.title)} lead={say(gallery.lead)} />
      <div className={css.shelves}>
        <ButtonShelf />
        <StateShelf />
        <FormShelf />
        <FieldShelf />
        <ChoiceShelf />
        <FileShelf />
        <EmptyShelf />
        <DialogShelf />
        <ListShelf />
        <RecordShelf />
      </div>
    </main>
  );
};
