import { ThemeControl } from '@naskhah/ui/appearance/theme-control';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { gallery } from '@naskhah/words/gallery';
import { lazy, Suspense } from 'react';
import { LanguageSegments } from '../app/language-control.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { TextSize } from '../app/text-size.tsx';
import css from '../features/gallery/gallery.module.css';
import { ButtonShelf, FieldShelf } from '../features/gallery/shelf-of-controls.tsx';
import { DialogShelf } from '../features/gallery/shelf-of-dialogs.tsx';
import { FileShelf, RecordShelf } from '../features/gallery/shelf-of-records.tsx';
import { EmptyShelf, FormShelf, StateShelf } from '../features/gallery/shelf-of-states.tsx';

// On demand, so that the page itself stays as small as the rest.
const ChoiceShelf = lazy(async () => ({
  default: (await import('../features/gallery/shelf-of-choices.tsx')).ChoiceShelf,
}));

const ListShelf = lazy(async () => ({
  default: (await import('../features/gallery/shelf-of-lists.tsx')).ListShelf,
}));

/** All components in every state, to be looked at. */
export const ComponentsPage = () => {
  const { say } = useWords();
  return (
    <main id="main" className={css.page}>
      <PageTitle>{say(gallery.title)}</PageTitle>
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
        <Suspense>
          <ChoiceShelf />
        </Suspense>
        <FileShelf />
        <EmptyShelf />
        <DialogShelf />
        <Suspense>
          <ListShelf />
        </Suspense>
        <RecordShelf />
      </div>
    </main>
  );
};
