type Titled = { id: string; title_en: string; title_ms: string };

const plain = (title: string): string => title.trim().toLowerCase();

/** Whether another form of the journal is called so in one of the languages, in any case of letters. */
export const isTitleTaken = (forms: readonly Titled[], form: Titled): boolean =>
  forms.some(
    ({ id, title_en, title_ms }) =>
      id !== form.id && (plain(title_en) === plain(form.title_en) || plain(title_ms) === plain(form.title_ms)),
  );
